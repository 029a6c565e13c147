import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 310, on the day it was applied. */
export const CP310 = parameter('ppm', [
  {
    from: '2019-01-01',
    value: 4500,
    source: 'BBTK, list of indexes of January 2019; RTL, 28/12/2018, list of L’Echo',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2020-07-01',
    value: 1300,
    source: 'SETCa Namur, indexes of July 2020',
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
    value: 13_000,
    source: 'BBTK, list of indexes of January 2022; Puls magazine',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: null,
    source: 'not found since the next index of two months later',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
])
