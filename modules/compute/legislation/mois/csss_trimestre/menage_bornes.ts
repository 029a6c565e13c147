import { parameter } from '../../../engine/parameter.ts'
import { ONSS_COTISATION_SPECIALE } from '../../pages.ts'

/** Joint taxation: gross pay of the quarter from which each line of the scale starts. */
export const menageBornes = parameter('cents', [
  {
    from: '2021-01-01',
    value: [5836_14, 6570_54],
    source: 'Securex; Odoo payroll data: scale before 1 April 2022, with the bounds of the quarter',
    confidence: 'provider',
    checked: '2026-11-22',
  },
  {
    from: '2022-04-01',
    value: [5836_14, 6570_54],
    source: 'ONSS instructions 2026/3, p. 336-337 (scale of the quarter since 1 April 2022)',
    href: ONSS_COTISATION_SPECIALE,
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
])
