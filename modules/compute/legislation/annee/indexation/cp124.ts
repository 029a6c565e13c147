import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 124, on the day it was applied. */
export const CP124 = parameter('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'not found (law page, corrections 5)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2024-01-01',
    value: 4_475,
    source: 'Geodynamics, 0.44753 %',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2024-04-01',
    value: 9_508,
    source: 'Group S, CP 124 chap. 0402, update of 26/03/2024: 0.95075 %',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2024-07-01',
    value: 12_492,
    source: 'SD Worx, 1.24916 %',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2025-01-01',
    value: null,
    source: 'not found since October 2024; about 0.6 % was expected for January 2025',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
  {
    from: '2026-01-01',
    value: 2_186,
    source: 'two public payroll repositories, 0.2186 %',
    confidence: 'third_party',
    checked: '2026-11-28',
  },
  {
    from: '2026-04-01',
    value: null,
    source: 'not found; category I alone rose from 18.231 to 18.390, some 0.87 %',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
  {
    from: '2026-07-01',
    value: null,
    source: 'not found: neither of July nor of October 2026',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
])
