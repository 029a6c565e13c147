import { parameter } from '../../../engine/parameter.ts'

/** Quarter in which the year-end premium is paid (December). */
export const trimestrePrimeFinAnnee = parameter('count', [
  {
    from: '2016-06-09',
    value: 4,
    source: 'CCT CP 200 du 9/06/2016, n° 134421',
    confidence: 'provider',
    checked: '2026-11-20',
  },
])
