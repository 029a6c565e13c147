import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 124 indexes; none where it follows a pivot. */
export const CP124 = parameter('count', [
  {
    from: '2021-01-01',
    value: [1, 4, 7, 10],
    source: 'SD Worx; Le Vif',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
