import { parameter } from '../../../engine/parameter.ts'

/** Annual premium of CP 200, paid in June, for a full-time worker. */
export const primeSectorielle = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: null,
      source: 'not found for 2021 and 2022 (law page, employer cost 2)',
      confidence: 'not_found',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: 307_94,
      source: 'premium of 2025 divided by the indexes of 2025 and 2024 (1.0358, 1.0148)',
      confidence: 'derived',
      checked: '2026-11-20',
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
  ],
  { yearly: true }
)
