import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 119, on the day it was applied. */
export const CP119 = parameter(
  'ppm',
  [
    {
      from: '2019-01-01',
      value: 21_600,
      source: 'Acerta in Moneytalk, 28/12/2018',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2020-01-01',
      value: null,
      source: 'not found (law page, corrections 5)',
      confidence: 'not_found',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 35_800,
      source: 'SD Worx, indexes by committee',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 110_800,
      source: 'SD Worx, indexes by committee',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 14_800,
      source: 'same formula as CP 200',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 35_800,
      source: 'same formula as CP 200',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 22_100,
      source: 'SD Worx, Horval',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
