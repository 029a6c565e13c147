import { parameter } from '../../../engine/parameter.ts'

/** Highest value of the gift vouchers of a year for the worker. */
export const cadeauMaximum = parameter('cents', [
  {
    from: '2017-01-01',
    value: 40_00,
    source: 'AR 3/07/2018; ONSS instructions DmfA, gifts (socialsecurity.be)',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
