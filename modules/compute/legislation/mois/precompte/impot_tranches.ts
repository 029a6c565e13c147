import { parameter } from '../../../engine/parameter.ts'

/** Annual tax at the upper bound of each of the first three brackets. */
export const impotTranches = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: [4469_93, 9944_05, 20320_38],
      source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
