import { above, prorata, share, taken } from '../../engine/money.ts'
import { FULL_TIME } from '../units.ts'
import { datedRule, forms } from '../rule.ts'

const formes = forms({
  from: '2024-04-01',
  notes: {
    formula:
      'min(− onss − bonusEmploiVoletA, fractionOccupation × (bonusEmploi.voletBMaximum − bonusEmploi.voletBCoefficient × max(0, salaireReference − bonusEmploi.voletBLimite))), 0 above bonusEmploi.voletALimite',
    rounding: 'each_step',
    variants: [
      {
        when: 'ouvrier',
        formula:
          'min(− onss − bonusEmploiVoletA, fractionOccupation × (bonusEmploiOuvrier.voletBMaximum − bonusEmploiOuvrier.voletBCoefficient × max(0, salaireReference − bonusEmploi.voletBLimite))), 0 above bonusEmploi.voletALimite',
        rounding: 'each_step',
      },
    ],
  },
  formula: (c, law) => {
    const { voletBLimite, voletALimite } = law.bonusEmploi
    if (c.salaireReference > voletALimite) return 0
    const { voletBMaximum, voletBCoefficient } =
      c.ouvrier === 1 ? law.bonusEmploiOuvrier : law.bonusEmploi
    const exces = above(c.salaireReference, voletBLimite)
    const plein = above(voletBMaximum, share(exces, voletBCoefficient))
    const reste = taken(c.onss) - c.bonusEmploiVoletA
    return Math.min(reste, prorata(plein, c.fractionOccupation, FULL_TIME))
  },
})

/**
 * AR du 17 janvier 2000, volet B, from April 2024: the maximum for very low wages, then less a share of what exceeds
 * the limit, nothing above the limit of volet A. It takes what volet A leaves of the contribution due.
 */
export const bonusEmploiVoletB = datedRule('bonusEmploiVoletB', formes, (c, law) =>
  law.day < formes[0].day ? 0 : formes[0].formula(c, law)
)
