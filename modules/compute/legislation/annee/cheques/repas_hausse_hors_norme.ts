import { parameter } from '../../../engine/parameter.ts'

/** Rise of a meal voucher that is left out of the wage norm, when it is decided in that time. No line reads it. */
export const repasHausseHorsNorme = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 2_00,
      source: 'Act of 19/11/2025: from 1/01/2026 to 31/12/2026 only (Propay, Baker McKenzie)',
      confidence: 'provider',
      checked: '2026-11-22',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Act of 19/11/2025: a rise decided from 2027 on counts for the wage norm',
      confidence: 'provider',
      checked: '2026-11-22',
    },
  ],
  { introduced: true }
)
