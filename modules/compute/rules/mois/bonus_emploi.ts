import { datedRule, forms } from '../rule.ts'
import { deuxPentes, unePente } from './bonus_emploi_unique.ts'

const pente = (montants: string) =>
  `fractionOccupation × (${montants}.uniqueMaximum − ${montants}.uniqueCoefficient × max(0, salaireReference − bonusEmploi.uniqueLimite))`
const penteRelevee = (montants: string) =>
  `fractionOccupation × (${montants}.basMaximum − ${montants}.basCoefficient × max(0, salaireReference − bonusEmploi.uniqueLimite)) up to bonusEmploi.basPlafond`

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula: `min(− onss, ${pente('bonusEmploi')}), 0 above bonusEmploi.uniquePlafond`,
      rounding: 'each_step',
      variants: [
        {
          when: 'ouvrier',
          formula: `min(− onss, ${pente('bonusEmploiOuvrier')}), 0 above bonusEmploi.uniquePlafond`,
          rounding: 'each_step',
        },
      ],
    },
    formula: unePente,
  },
  {
    from: '2023-07-01',
    notes: {
      formula: `min(− onss, ${penteRelevee('bonusEmploi')}, then ${pente('bonusEmploi')}), 0 above bonusEmploi.uniquePlafond`,
      rounding: 'each_step',
      variants: [
        {
          when: 'ouvrier',
          formula: `min(− onss, ${penteRelevee('bonusEmploiOuvrier')}, then ${pente('bonusEmploiOuvrier')}), 0 above bonusEmploi.uniquePlafond`,
          rounding: 'each_step',
        },
      ],
    },
    formula: deuxPentes,
  },
  {
    from: '2024-04-01',
    notes: {
      formula: 'bonusEmploiVoletA + bonusEmploiVoletB',
    },
    formula: (c) => c.bonusEmploiVoletA + c.bonusEmploiVoletB,
  }
)

/**
 * AR du 17 janvier 2000, the social work bonus: the reduction of the personal contribution. One slope
 * until June 2023, a raised part for low wages from July 2023, volets A and B together from April 2024.
 * Manual workers have maxima and coefficients of their own, because they contribute on 108 %.
 */
export const bonusEmploi = datedRule('bonusEmploi', formes, (c, law) => {
  if (law.day >= formes[2].day) return formes[2].formula(c, law)
  return law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
})
