import { above } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 21 décembre 2007, CCT 90: the bonus above the social ceiling is ordinary pay for social security.
 */
export const cct90Excedent = rule(
  'cct90Excedent',
  {
    formula: 'max(0, cct90Brut − variables.cct90PlafondSocial)',
    onlyFor: 'cct90Brut',
  },
  (c, law) => above(c.cct90Brut, law.variables.cct90PlafondSocial)
)
