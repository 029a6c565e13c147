import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 216, on the day it was applied. */
export const CP216 = parameter('ppm', [
  {
    from: '2019-01-01',
    value: 7400,
    source: 'BBTK, list of indexes of January 2019; RTL, 28/12/2018, list of L’Echo',
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
    value: 17_700,
    source: 'BBTK, list of indexes of January 2022',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: null,
    source: 'not found (law page, corrections 5)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
])
