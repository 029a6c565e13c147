import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 306 indexes; none where it follows a pivot. */
export const CP306 = parameter('count', [
  {
    from: '2021-01-01',
    value: [1],
    source: 'RTL, 28/12/2018, list of L’Echo; RTL, 27/12/2023',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
