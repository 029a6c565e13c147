import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 202, on the day it was applied. */
export const CP202 = parameter('ppm', [
  {
    from: '2019-01-01',
    value: 10_000,
    source: 'BBTK, list of indexes of January 2019',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2021-01-01',
    value: null,
    source: 'not found (law page, corrections 5)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-01-01',
    value: 10_000,
    source: 'BBTK, list of indexes of January 2022',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: null,
    source: 'later crossings of the pivot were not found',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2024-01-01',
    value: 14_800,
    source: 'RTL, 27/12/2023; a pivot step would be 1 %, so this is in doubt',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2024-04-01',
    value: null,
    source: 'later crossings of the pivot were not found',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
])
