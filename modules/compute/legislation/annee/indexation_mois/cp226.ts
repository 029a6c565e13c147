import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 226 indexes; none where it follows a pivot. */
export const CP226 = parameter('count', [
  {
    from: '2021-01-01',
    value: [1],
    source: 'Group S, CP 226, 8/01/2018',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
