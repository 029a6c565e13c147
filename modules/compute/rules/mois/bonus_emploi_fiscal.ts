import { share } from '../../engine/money.ts'
import { datedRule, forms } from '../rule.ts'

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula: 'min(impotMensuel − reductionAssuranceGroupe, bonusEmploi × precompte.bonusFiscal)',
      rounding: 'cent',
    },
    formula: (c, law) =>
      Math.min(
        c.impotMensuel - c.reductionAssuranceGroupe,
        share(c.bonusEmploi, law.precompte.bonusFiscal)
      ),
  },
  {
    from: '2024-04-01',
    notes: {
      formula:
        'min(impotMensuel − reductionAssuranceGroupe, bonusEmploiVoletA × precompte.bonusFiscalVoletA + bonusEmploiVoletB × precompte.bonusFiscalVoletB)',
      rounding: 'each_step',
    },
    formula: (c, law) => {
      const surVoletA = share(c.bonusEmploiVoletA, law.precompte.bonusFiscalVoletA)
      const surVoletB = share(c.bonusEmploiVoletB, law.precompte.bonusFiscalVoletB)
      return Math.min(c.impotMensuel - c.reductionAssuranceGroupe, surVoletA + surVoletB)
    },
  }
)

/**
 * Annexe III AR/CIR 92, n° 20; CIR 92, art. 289ter/1: the withholding tax is reduced by a share of the
 * work bonus granted, from April 2024 of each volet, and cannot become negative.
 */
export const bonusEmploiFiscal = datedRule('bonusEmploiFiscal', formes, (c, law) =>
  law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
)
