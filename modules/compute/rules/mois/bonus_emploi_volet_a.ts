import { above, prorata, share, taken } from '../../engine/money.ts'
import { FULL_TIME } from '../units.ts'
import { datedRule, forms } from '../rule.ts'

const formes = forms({
  from: '2024-04-01',
  notes: {
    formula:
      'min(− onss, fractionOccupation × (bonusEmploi.voletAMaximum − bonusEmploi.voletACoefficient × max(0, salaireReference − bonusEmploi.voletALimite))), 0 above bonusEmploi.voletAPlafond',
    rounding: 'each_step',
    variants: [
      {
        when: 'ouvrier',
        formula:
          'min(− onss, fractionOccupation × (bonusEmploiOuvrier.voletAMaximum − bonusEmploiOuvrier.voletACoefficient × max(0, salaireReference − bonusEmploi.voletALimite))), 0 above bonusEmploi.voletAPlafond',
        rounding: 'each_step',
      },
    ],
  },
  formula: (c, law) => {
    const { voletALimite, voletAPlafond } = law.bonusEmploi
    if (c.salaireReference > voletAPlafond) return 0
    const { voletAMaximum, voletACoefficient } =
      c.ouvrier === 1 ? law.bonusEmploiOuvrier : law.bonusEmploi
    const exces = above(c.salaireReference, voletALimite)
    const plein = above(voletAMaximum, share(exces, voletACoefficient))
    return Math.min(taken(c.onss), prorata(plein, c.fractionOccupation, FULL_TIME))
  },
})

/**
 * AR du 17 janvier 2000, volet A, from April 2024: the maximum up to the limit, then less a share of what exceeds it,
 * nothing from the ceiling on; R is rounded, then multiplied by the fraction of occupation. The bonus
 * may not exceed the contribution due, and volet B gives way first.
 */
export const bonusEmploiVoletA = datedRule('bonusEmploiVoletA', formes, (c, law) =>
  law.day < formes[0].day ? 0 : formes[0].formula(c, law)
)
