import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 202 indexes; none where it follows a pivot. */
export const CP202 = parameter('count', [
  {
    from: '2021-01-01',
    value: [] as readonly number[],
    source: 'each time the index passes a step of 1 %; BBTK',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
