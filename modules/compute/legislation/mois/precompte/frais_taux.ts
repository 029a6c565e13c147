import { parameter } from '../../../engine/parameter.ts'

/** Flat professional expenses of an employee, share of annual taxable pay. */
export const fraisTaux = parameter(
  'ppm',
  [
    {
      from: '2026-01-01',
      value: 300_000,
      source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
