import { parameter } from '../../../engine/parameter.ts'

/** Annual tax on the exempt amount (11 170 €) of one person; twice in scale II. */
export const impotQuotiteExemptee = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 2987_98,
      source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
