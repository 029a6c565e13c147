import { parameter } from '../../../engine/parameter.ts'
import { ONSS_COTISATION_SPECIALE } from '../../pages.ts'

/** Individual taxation: highest contribution a month. */
export const isoleMaximum = parameter('cents', [
  {
    from: '2021-01-01',
    value: 60_94,
    source: 'FGTB simulator, January 2021; Securex; Odoo payroll data: scale before 1 April 2022',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2022-04-01',
    value: 60_94,
    source: 'ONSS instructions 2026/3, p. 336-337 (scale unchanged since 1 April 2022)',
    href: ONSS_COTISATION_SPECIALE,
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
