import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE } from '../../pages.ts'

/** The amounts at these bounds. */
export const cotisationMenageMontants = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: [0, 123_95, 632_39, 632_39],
      source: 'Act of 30/03/1994, art. 108 (Justel, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
