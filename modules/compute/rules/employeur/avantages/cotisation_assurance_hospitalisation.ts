import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi coordonnée du 14 juillet 1994, art. 191: the contribution to the INAMI on the premiums of a hospital
 * insurance. The extensions are read as part of it, the dearest case.
 */
export const cotisationAssuranceHospitalisation = rule(
  'cotisationAssuranceHospitalisation',
  {
    formula:
      '(assuranceHospitalisation + extensionAssurance) × assurances.cotisationHospitalisation',
    rounding: 'cent',
  },
  (c, { assurances }) =>
    share(c.assuranceHospitalisation + c.extensionAssurance, assurances.cotisationHospitalisation)
)
