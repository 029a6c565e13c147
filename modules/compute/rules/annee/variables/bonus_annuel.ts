import { sum } from '../../sum.ts'

/**
 * What is left of the bonus for the worker.
 */
export const bonusAnnuel = sum(
  'bonusAnnuel',
  (c) => c.bonusAnnuelBrut + c.bonusAnnuelOnssPersonnel + c.bonusAnnuelPrecompte,
  { onlyFor: 'hasBonusAnnuel' }
)
