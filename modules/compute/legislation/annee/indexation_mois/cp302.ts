import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 302 indexes; none where it follows a pivot. */
export const CP302 = parameter('count', [
  {
    from: '2021-01-01',
    value: [1],
    source: 'Easypay, SD Worx',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
