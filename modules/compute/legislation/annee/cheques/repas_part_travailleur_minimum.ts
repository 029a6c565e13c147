import { parameter } from '../../../engine/parameter.ts'

/** Lowest share of the worker in a meal voucher. */
export const repasPartTravailleurMinimum = parameter('cents', [
  {
    from: '2021-01-01',
    value: 1_09,
    source: 'AR 28/11/1969, art. 19bis (Le Vif, Attentia)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
