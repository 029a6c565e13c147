import { taken } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * The shares of the worker in the hospital and the group insurance, withheld from the net. The share
 * in a group insurance lowers the withholding tax (`reductionAssuranceGroupe`).
 */
export const contributionsAssurances = rule(
  'contributionsAssurances',
  { formula: '− cotisationAH − cotisationAG' },
  (c) => taken(c.cotisationAH + c.cotisationAG)
)
