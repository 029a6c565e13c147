import { parameter } from '../../../engine/parameter.ts'

/** What each dependent child adds to the highest value of the gift vouchers. */
export const cadeauParEnfant = parameter('cents', [
  {
    from: '2017-01-01',
    value: 40_00,
    source: 'AR 3/07/2018; ONSS instructions DmfA, gifts (socialsecurity.be)',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
