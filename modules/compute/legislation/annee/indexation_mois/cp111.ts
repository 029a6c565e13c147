import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 111 indexes; none where it follows a pivot. */
export const CP111 = parameter('count', [
  {
    from: '2021-01-01',
    value: [7],
    source: 'SD Worx in RTL, 27/06/2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
