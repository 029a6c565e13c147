import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 121 indexes; none where it follows a pivot. */
export const CP121 = parameter('count', [
  {
    from: '2021-01-01',
    value: [1, 7],
    source: 'SD Worx; ACCG, cleaning',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
