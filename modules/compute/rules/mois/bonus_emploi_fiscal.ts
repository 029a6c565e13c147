import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 20; CIR 92, art. 289ter/1: the withholding tax is reduced by a share of each
 * volet of the work bonus granted, and cannot become negative.
 */
export const bonusEmploiFiscal = rule(
  'bonusEmploiFiscal',
  {
    formula:
      'min(impotMensuel, bonusEmploiVoletA × precompte.bonusFiscalVoletA + bonusEmploiVoletB × precompte.bonusFiscalVoletB)',
    inputs: ['impotMensuel', 'bonusEmploiVoletA', 'bonusEmploiVoletB'],
    parameters: ['precompte.bonusFiscalVoletA', 'precompte.bonusFiscalVoletB'],
    rounding: 'each_step',
  },
  (c, law) => {
    const surVoletA = share(c.bonusEmploiVoletA, law.precompte.bonusFiscalVoletA)
    const surVoletB = share(c.bonusEmploiVoletB, law.precompte.bonusFiscalVoletB)
    return Math.min(c.impotMensuel, surVoletA + surVoletB)
  }
)
