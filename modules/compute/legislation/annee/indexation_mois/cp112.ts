import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 112 indexes; none where it follows a pivot. */
export const CP112 = parameter('count', [
  {
    from: '2021-01-01',
    value: [2],
    source: 'Group S',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
