import { rule } from '../../rule.ts'

/**
 * Twelve average months of copyright income; the employer owes no contributions on it.
 */
export const droitsAuteurAnnuels = rule(
  'droitsAuteurAnnuels',
  {
    formula: '12 × droitsAuteurBruts',
    inputs: ['droitsAuteurBruts'],
    onlyFor: 'droitsAuteurBruts',
  },
  (c) => 12 * c.droitsAuteurBruts
)
