import { parameter } from '../../../engine/parameter.ts'

/** The same where the emission was measured under Euro 6e-bis or a later standard, g/km. */
export const emissionHybride6eBis = parameter(
  'count',
  [
    {
      from: '2025-01-01',
      value: 75,
      source:
        'Loi portant des dispositions diverses de décembre 2025, from 01/01/2025 (Acerta 2026; PwC 18/12/2025)',
      confidence: 'provider',
      checked: '2026-11-23',
    },
  ],
  { introduced: true }
)
