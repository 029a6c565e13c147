import { parameter } from '../../../engine/parameter.ts'
import { ONSS_COTISATION_SPECIALE } from '../../pages.ts'

/** Individual taxation: highest contribution a quarter. */
export const isoleMaximum = parameter('cents', [
  {
    from: '2021-01-01',
    value: 182_82,
    source:
      'derived: three times the amount of the month (FGTB simulator, January 2021; Securex; Odoo payroll data)',
    confidence: 'derived',
    checked: '2026-11-22',
  },
  {
    from: '2022-04-01',
    value: 182_82,
    source: 'ONSS instructions 2026/3, p. 336-337 (scale of the quarter since 1 April 2022)',
    href: ONSS_COTISATION_SPECIALE,
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
])
