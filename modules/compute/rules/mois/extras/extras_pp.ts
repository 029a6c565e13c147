import { sum } from '../../sum.ts'

/**
 * Extras of the package from which tax is withheld: those paid in money and the benefits.
 */
export const extrasPP = sum('extrasPP', (c) => c.extrasBruts + c.extrasAvantages)
