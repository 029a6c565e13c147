import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 313 indexes; none where it follows a pivot. */
export const CP313 = parameter('count', [
  {
    from: '2021-01-01',
    value: [] as readonly number[],
    source: 'each time the index passes the pivot (2 %)',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
])
