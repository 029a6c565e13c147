import { rule } from '../../rule.ts'

/** Extra allowances, a year. */
export const allocationsExtraAnnuelles = rule(
  'allocationsExtraAnnuelles',
  { formula: '12 × allocationsExtra', inputs: ['allocationsExtra'] },
  (c) => 12 * c.allocationsExtra
)

/** What the extras of the package cost, a year. */
export const extrasAnnuels = rule(
  'extrasAnnuels',
  { formula: '12 × extrasEmployeur', inputs: ['extrasEmployeur'] },
  (c) => 12 * c.extrasEmployeur
)
