import { sum } from '../../sum.ts'

/**
 * Twelve average months of copyright income; the employer owes no contributions on it.
 */
export const droitsAuteurAnnuels = sum('droitsAuteurAnnuels', (c) => 12 * c.droitsAuteurBruts, {
  onlyFor: 'droitsAuteurBruts',
})
