import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Code des droits et taxes divers: the tax on the premiums of a group insurance.
 */
export const taxeAssuranceGroupe = rule(
  'taxeAssuranceGroupe',
  {
    formula: 'assuranceGroupe × assurances.taxeGroupe',
    rounding: 'cent',
  },
  (c, { assurances }) => share(c.assuranceGroupe, assurances.taxeGroupe)
)
