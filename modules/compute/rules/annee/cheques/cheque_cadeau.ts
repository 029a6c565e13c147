import { rule } from '../../rule.ts'

/**
 * AR du 28 novembre 1969, art. 19, § 2, 14°: gifts for Saint Nicholas, Christmas or New Year are no pay up
 * to an amount for the worker and one for each dependent child; above it all of it would be.
 */
export const chequeCadeau = rule(
  'chequeCadeau',
  {
    formula:
      'valeurChequeCadeau, at most cheques.cadeauMaximum + enfantsACharge × cheques.cadeauParEnfant',
    unread: ['enfantsACharge', 'cheques.cadeauMaximum', 'cheques.cadeauParEnfant'],
  },
  (c) => c.valeurChequeCadeau
)
