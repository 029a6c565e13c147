import { parameter } from '../../../engine/parameter.ts'

/** Upper bounds of the first three annual tax brackets. */
export const tranches = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: [16710_00, 29500_00, 51050_00],
      source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
