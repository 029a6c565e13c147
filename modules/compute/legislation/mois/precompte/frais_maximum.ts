import { parameter } from '../../../engine/parameter.ts'

/** Flat professional expenses of an employee, highest amount a year. */
export const fraisMaximum = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 6070_00,
      source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
