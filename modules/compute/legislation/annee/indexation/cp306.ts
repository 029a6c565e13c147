import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 306, on the day it was applied. */
export const CP306 = parameter(
  'ppm',
  [
    {
      from: '2019-01-01',
      value: 22_079,
      source: 'RTL, 28/12/2018, list of L’Echo, 2.20787 %',
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
      value: 39_450,
      source: 'BBTK, list of indexes of January 2022',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 111_900,
      source: 'ACV Puls, indexes of January 2023',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2024-01-01',
      value: 11_325,
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
