import { parameter } from '../../../engine/parameter.ts'

/** Mobility budget: highest amount a year. */
export const maximum = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: null,
      source: 'the limits of 2022 were read, those before were not',
      confidence: 'not_found',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: 16000_00,
      source: 'Group S, mobility budget 2022 and 2023',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: 16000_00,
      source: 'Group S, mobility budget 2022 and 2023',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: 16293_00,
      source: 'recalled; consistent with the index of the bounds of 2022, 2025 and 2026',
      confidence: 'recalled',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: 16875_00,
      source: 'RewardFlex, Mbrella 2025',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 17244_00,
      source: 'Acerta, Mbrella, Practicali 2026',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
