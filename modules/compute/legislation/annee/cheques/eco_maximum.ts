import { parameter } from '../../../engine/parameter.ts'

/** Highest value of the eco-vouchers of a year, for full time. */
export const ecoMaximum = parameter('cents', [
  {
    from: '2021-01-01',
    value: 250_00,
    source: 'AR 28/11/1969, art. 19quater; CCT 98 (Odoo documentation, Besox)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
