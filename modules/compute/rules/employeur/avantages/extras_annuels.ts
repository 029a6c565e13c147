import { sum } from '../../sum.ts'

/** Extra allowances, a year. */
export const allocationsExtraAnnuelles = sum(
  'allocationsExtraAnnuelles',
  (c) => 12 * c.allocationsExtra
)

/** What the extras of the package cost, a year. */
export const extrasAnnuels = sum('extrasAnnuels', (c) => 12 * c.extrasEmployeur)
