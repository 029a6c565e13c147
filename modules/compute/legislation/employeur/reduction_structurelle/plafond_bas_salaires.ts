import { parameter } from '../../../engine/parameter.ts'

/** S0 of category 1: quarterly reference wage under which the α part is due. */
export const plafondBasSalaires = parameter('cents', [
  {
    from: '2026-01-01',
    value: 11458_57,
    source: 'Partena and Easypay citing ONSS, 9/01/2026',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2026-07-01',
    value: 11687_74,
    source: 'ONSS instructions 2026/3, p. 383',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
