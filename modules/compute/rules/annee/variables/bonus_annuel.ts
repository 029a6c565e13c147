import { rule } from '../../rule.ts'

/**
 * What is left of the bonus for the worker.
 */
export const bonusAnnuel = rule(
  'bonusAnnuel',
  {
    formula: 'bonusAnnuelBrut + bonusAnnuelOnssPersonnel + bonusAnnuelPrecompte',
    inputs: ['bonusAnnuelBrut', 'bonusAnnuelOnssPersonnel', 'bonusAnnuelPrecompte'],
    onlyFor: 'hasBonusAnnuel',
  },
  (c) => c.bonusAnnuelBrut + c.bonusAnnuelOnssPersonnel + c.bonusAnnuelPrecompte
)
