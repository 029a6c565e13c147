import { parameter } from '../../../engine/parameter.ts'
import { ONSS_COTISATION_SPECIALE } from '../../pages.ts'

/** Two incomes: minimum a month. An ONSS paragraph mentions 5,90; the scale says 5,15. */
export const menageMinimum = parameter('cents', [
  {
    from: '2021-01-01',
    value: 9_30,
    source: 'FGTB simulator, January 2021; Securex; Odoo payroll data: scale before 1 April 2022',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2022-04-01',
    value: 5_15,
    source: 'ONSS instructions 2026/3, p. 336-337 (scale unchanged since 1 April 2022)',
    href: ONSS_COTISATION_SPECIALE,
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
