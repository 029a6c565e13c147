import { parameter } from '../../../engine/parameter.ts'

/** Two incomes: monthly gross from which the minimum is due. */
export const menageMinimumDes = parameter('cents', [
  {
    from: '2022-04-01',
    value: 1095_10,
    source: 'ONSS instructions 2026/3, p. 336-337 (scale unchanged since 1 April 2022)',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
