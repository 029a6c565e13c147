import { parameter } from '../../../engine/parameter.ts'

/** Highest value of the sport and culture vouchers of a year. */
export const sportCultureMaximum = parameter('cents', [
  {
    from: '2006-07-01',
    value: 100_00,
    source: 'AR 28/11/1969, art. 19ter; Securex 18/06/2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
