import { rule } from '../../rule.ts'

/**
 * Extras of the package from which tax is withheld: those paid in money and the benefits.
 */
export const extrasPP = rule(
  'extrasPP',
  { formula: 'extrasBruts + extrasAvantages', inputs: ['extrasBruts', 'extrasAvantages'] },
  (c) => c.extrasBruts + c.extrasAvantages
)
