import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 200 indexes; none where it follows a pivot. */
export const CP200 = parameter('count', [
  {
    from: '2021-01-01',
    value: [1],
    source: 'Sociaal Fonds 200; Easypay',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
