import { parameter } from '../../../engine/parameter.ts'

/** Year-end premium of CP 200, in months of gross pay, after six months of service. */
export const primeFinAnneeMois = parameter('count', [
  {
    from: '2016-06-09',
    value: 1,
    source: 'CCT CP 200 du 9/06/2016, n° 134421',
    confidence: 'provider',
    checked: '2026-11-20',
  },
])
