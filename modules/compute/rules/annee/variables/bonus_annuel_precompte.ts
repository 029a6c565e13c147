import { notesDuPrecompte, precompteVariable } from './precompte_variable.ts'
import { rule } from '../../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from the bonus.
 */
export const bonusAnnuelPrecompte = rule(
  'bonusAnnuelPrecompte',
  notesDuPrecompte(['bonusAnnuelBrut', 'bonusAnnuelOnssPersonnel'], 'hasBonusAnnuel'),
  (c) => precompteVariable(c.bonusAnnuelBrut + c.bonusAnnuelOnssPersonnel, c)
)
