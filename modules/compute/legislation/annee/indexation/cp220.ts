import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 220, on the day it was applied. */
export const CP220 = parameter(
  'ppm',
  [
    {
      from: '2019-01-01',
      value: 21_000,
      source: 'BBTK, list of indexes of January 2019; RTL, 28/12/2018, list of L’Echo',
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
      value: 32_200,
      source: 'BBTK, list of indexes of January 2022',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 109_600,
      source: 'SD Worx, indexes by committee',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 18_300,
      source: 'SD Worx, indexes by committee',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 35_700,
      source: 'SD Worx, indexes by committee',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 21_900,
      source: 'SD Worx, indexes by committee',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
