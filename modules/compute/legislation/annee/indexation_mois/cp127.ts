import { parameter } from '../../../engine/parameter.ts'

/** Months in which CP 127 indexes; none where it follows a pivot. */
export const CP127 = parameter('count', [
  {
    from: '2021-01-01',
    value: [1],
    source: 'Le Vif, January 2026',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
