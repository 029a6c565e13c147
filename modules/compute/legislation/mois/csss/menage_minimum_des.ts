import { parameter } from '../../../engine/parameter.ts'
import { ONSS_COTISATION_SPECIALE } from '../../pages.ts'

/**
 * Two incomes: monthly gross from which the minimum is due. The law has a quarterly bound, 3 285.29:
 * a third of it lies between two cents. The scale of 2021 was published with nothing at 1 095.10, that
 * of 2022 as "under 1 095.10: nothing".
 */
export const menageMinimumDes = parameter('cents', [
  {
    from: '2021-01-01',
    value: 1095_11,
    source: 'FGTB simulator, January 2021: nothing yet at 1 095.10 itself',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2022-04-01',
    value: 1095_10,
    source: 'ONSS instructions 2026/3, p. 336-337 (scale unchanged since 1 April 2022)',
    href: ONSS_COTISATION_SPECIALE,
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
