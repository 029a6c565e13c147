import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3ter: the special contribution on what the employer pays for a pension of workers; for a
 * self-employed director none is due.
 */
export const cotisationAssuranceGroupe = rule(
  'cotisationAssuranceGroupe',
  {
    formula: 'assuranceGroupe × assurances.cotisationGroupe, 0 for a self-employed director',
    also: ['independant'],
    rounding: 'cent',
  },
  (c, { assurances }) =>
    c.independant === 1 ? 0 : share(c.assuranceGroupe, assurances.cotisationGroupe)
)
