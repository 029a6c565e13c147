import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 302, on the day it was applied. */
export const CP302 = parameter(
  'ppm',
  [
    {
      from: '2019-01-01',
      value: 21_040,
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
      value: 32_190,
      source: 'BBTK, list of indexes of January 2022',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 109_640,
      source: 'Easypay, SD Worx',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 18_300,
      source: 'Easypay, SD Worx',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 35_710,
      source: 'health index of November, 130.22 ÷ 125.73; SD Worx',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 21_890,
      source: 'health index of November, 133.07 ÷ 130.22',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
