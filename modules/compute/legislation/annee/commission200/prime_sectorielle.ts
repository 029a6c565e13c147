import { parameter } from '../../../engine/parameter.ts'

/** Annual premium of CP 200, paid in June, for a full-time worker. */
export const primeSectorielle = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 267_64,
      source:
        'premium of 2022 divided by the index of 2022 (1.0358); 263.02 in 2019 leads there too',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 277_22,
      source: 'premium of 2023 divided by the index of 2023 (1.1108)',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 307_94,
      source: 'Sociaal Fonds 200, quoted by Orbiss (indexation of January 2023)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 312_50,
      source: 'premium of 2025 divided by the index of 2025 (1.0358)',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: 323_69,
      source: 'RewardFlex, CP 200 annual premium 2025',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 330_84,
      source: 'Securex, CP 200 annual premium 2026',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
