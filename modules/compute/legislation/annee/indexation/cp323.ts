import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 323, on the day it was applied. */
export const CP323 = parameter(
  'ppm',
  [
    {
      from: '2019-01-01',
      value: 21_600,
      source: 'RTL, 28/12/2018, list of L’Echo',
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
      from: '2024-01-01',
      value: 14_800,
      source: 'RTL, 27/12/2023, citing SD Worx',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: null,
      source: 'not found (law page, corrections 5)',
      confidence: 'not_found',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: null,
      source: 'not found (law page, corrections 5)',
      confidence: 'not_found',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
