import { parameter } from '../../../engine/parameter.ts'

/** Index of wages in CP 330, on the day it was applied. */
export const CP330 = parameter('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'not found (law page, corrections 5)',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-01-01',
    value: 20_000,
    source: 'BBTK, list of indexes of January 2022: a step of the pivot',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: null,
    source: 'later crossings of the pivot were not listed',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2025-02-01',
    value: 20_000,
    source: 'pivot crossed in January 2025',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 20_000,
    source:
      'pivot crossed in December 2025 (Securex); the month after, as in January 2022 and February 2025: no page of 2026 for this committee was read',
    confidence: 'assumed',
    checked: '2026-11-23',
  },
])
