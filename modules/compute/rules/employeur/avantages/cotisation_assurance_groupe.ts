import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3ter: the special contribution on what the employer pays for a pension.
 */
export const cotisationAssuranceGroupe = rule(
  'cotisationAssuranceGroupe',
  {
    formula: 'assuranceGroupe × assurances.cotisationGroupe',
    inputs: ['assuranceGroupe'],
    parameters: ['assurances.cotisationGroupe'],
    rounding: 'cent',
  },
  (c, { assurances }) => share(c.assuranceGroupe, assurances.cotisationGroupe)
)
