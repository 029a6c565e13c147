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
    checked: '2026-11-21',
  },
])
