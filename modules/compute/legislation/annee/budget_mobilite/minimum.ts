import { parameter } from '../../../engine/parameter.ts'

/** Mobility budget: lowest amount a year. */
export const minimum = parameter(
  'cents',
  [
    {
      from: '2022-01-01',
      value: 3000_00,
      source: 'Group S, mobility budget 2022 and 2023',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 3055_00,
      source: 'recalled; consistent with the index of the bounds of 2022, 2025 and 2026',
      confidence: 'recalled',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 3164_00,
      source: 'RewardFlex 2025',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 3233_00,
      source: 'Acerta, Mbrella, Practicali 2026',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true, introduced: true }
)
