import { parameter } from '../../../engine/parameter.ts'

/** Share of annual net pay attributed to the spouse without professional income (scale II). */
export const quotientConjugalTaux = parameter(
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
