import { parameter } from '../../../engine/parameter.ts'

/** Quarterly pay above which the base contribution is no longer due. */
export const plafondTrimestriel = parameter(
  'cents',
  [
    {
      from: '2025-07-01',
      value: 85000_00,
      source: 'AR du 6/10/2025, art. 2 and 4 (refli.be lex 2025202934)',
      confidence: 'official',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 86700_00,
      source: 'besox; ONSS instructions 2026/3',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-07-01',
      value: 88434_00,
      source: 'ONSS instructions 2026/3',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { introduced: true }
)
