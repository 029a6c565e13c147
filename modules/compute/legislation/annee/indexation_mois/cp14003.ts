import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 140.03 indexes; none where it follows a pivot. */
export const CP14003 = parameter('count', [
  {
    from: '2021-01-01',
    value: [1],
    source: 'SD Worx, indexes by committee',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
