import { parameter } from '../../../engine/parameter.ts'

/** Their maximum. */
export const fraisMaximum = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 3030_00,
      source: 'CIR 92, art. 51, income of 2024 (fiscusonweb.be; bnr.be)',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2025-01-01',
      value: 3130_00,
      source: 'CIR 92, art. 51, income of 2025 (bnr.be)',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 3200_00,
      source: 'LOONMONITOR citing FOD Financiën; a repository',
      confidence: 'third_party',
      checked: '2026-11-28',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Income year 2027: the maximum of flat expenses is not published',
      confidence: 'not_found',
      checked: '2026-11-28',
    },
  ],
  { yearly: true, introduced: true }
)
