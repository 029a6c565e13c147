import { parameter } from '../../../engine/parameter.ts'

/** S2 of category 1: quarterly reference wage under which the γ part is due. */
export const plafondTresBasSalaires = parameter('cents', [
  {
    from: '2026-01-01',
    value: 9547_20,
    source: 'Partena and Easypay citing ONSS, 9/01/2026',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-07-01',
    value: 9738_14,
    source: 'ONSS instructions 2026/3, p. 383',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
