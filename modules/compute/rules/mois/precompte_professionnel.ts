import { taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * CIR 92, art. 270 and annexe III of the AR/CIR 92: the tax withheld from the ordinary pay of the month.
 */
export const precompteProfessionnel = rule(
  'precompteProfessionnel',
  {
    formula: '− (impotMensuel − reductionAssuranceGroupe − bonusEmploiFiscal)',
  },
  (c) => taken(c.impotMensuel - c.reductionAssuranceGroupe - c.bonusEmploiFiscal)
)
