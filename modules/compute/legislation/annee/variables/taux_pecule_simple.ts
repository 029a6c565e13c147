import { parameter } from '../../../engine/parameter.ts'

/**
 * Simple holiday pay on the variable pay of the twelve months before, share of that pay. The law reckons it by
 * day of leave, of an average day: CBC prints 8 % (20 of 250 days) where the law page has 7.67 %, as for double pay.
 */
export const tauxPeculeSimple = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 76_700,
    source:
      'AR du 30/03/1967, art. 39; 7.67 % of yearly variable pay (Odoo documentation; law page, employer cost 2)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
