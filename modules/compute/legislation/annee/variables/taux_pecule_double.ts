import { parameter } from '../../../engine/parameter.ts'

/** Double holiday pay on the variable pay of the twelve months before, share of that pay. */
export const tauxPeculeDouble = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 76_700,
    source: 'AR du 30/03/1967, art. 39; 7.67 % of yearly variable pay (Odoo documentation; CBC)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
