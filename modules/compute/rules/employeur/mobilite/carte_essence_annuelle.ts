import { sum } from '../../sum.ts'

/**
 * What the fuel card costs in the year.
 */
export const carteEssenceAnnuelle = sum('carteEssenceAnnuelle', (c) => 12 * c.carteEssence)
