import { parameter } from '../../../engine/parameter.ts'

/** Highest annual amount attributed to the spouse (scale II). */
export const quotientConjugalMaximum = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 13790_00,
      source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
