import { parameter } from '../../../engine/parameter.ts'

/** VAT: the rate that a lease, fuel and electricity bear. */
export const taux = parameter('ppm', [
  {
    from: '1996-01-01',
    value: 210_000,
    source: 'AR n° 20 du 20 juillet 1970 (edi.be: charging is invoiced with 21 %)',
    href: 'https://www.edi.be/creg',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
