import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Code des droits et taxes divers: the tax on the premiums of a hospital insurance and of its extensions.
 */
export const taxeAssuranceHospitalisation = rule(
  'taxeAssuranceHospitalisation',
  {
    formula: '(assuranceHospitalisation + extensionAssurance) × assurances.taxeHospitalisation',
    rounding: 'cent',
  },
  (c, { assurances }) =>
    share(c.assuranceHospitalisation + c.extensionAssurance, assurances.taxeHospitalisation)
)
