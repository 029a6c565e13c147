import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3ter: pension savings the employer pays back bear the contribution on extra-legal pensions.
 */
export const epargnePensionOnss = rule(
  'epargnePensionOnss',
  {
    formula: 'epargnePensionBrute × variables.epargnePensionTaux',
    rounding: 'cent',
    onlyFor: 'epargnePensionBrute',
  },
  (c, law) => share(c.epargnePensionBrute, law.variables.epargnePensionTaux)
)
