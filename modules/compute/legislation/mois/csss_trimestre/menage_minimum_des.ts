import { parameter } from '../../../engine/parameter.ts'
import { ONSS_COTISATION_SPECIALE } from '../../pages.ts'

/** Two incomes: gross pay of the quarter from which the minimum is due. */
export const menageMinimumDes = parameter('cents', [
  {
    from: '2021-01-01',
    value: 3285_29,
    source: 'Securex; Odoo payroll data: scale before 1 April 2022, with the bounds of the quarter',
    confidence: 'provider',
    checked: '2026-11-22',
  },
  {
    from: '2022-04-01',
    value: 3285_29,
    source: 'ONSS instructions 2026/3, p. 336-337 (scale of the quarter since 1 April 2022)',
    href: ONSS_COTISATION_SPECIALE,
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
])
