import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 310 indexes; none where it follows a pivot. */
export const CP310 = parameter('count', [
  {
    from: '2021-01-01',
    value: [1, 3, 5, 7, 9, 11],
    source: 'every two months, scales only; BBTK, Puls magazine',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
