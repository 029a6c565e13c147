import { quotient, quotientBelow, type Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { datedRule, forms } from '../../rule.ts'
import { MILLIONTHS } from '../../units.ts'
import type { Sheet } from '../../sheet.ts'

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula: 'droitsAuteur.plafond ÷ 12',
      also: ['droitsAuteurBruts'],
      rounding: 'cent_below',
      onlyFor: 'droitsAuteurBruts',
    },
    formula: (_c, law) => parPlafond(law),
  },
  {
    from: '2023-01-01',
    notes: {
      formula:
        'min(droitsAuteur.plafond ÷ 12, sousTotalBrut × droitsAuteur.partMaximale ÷ (1 − droitsAuteur.partMaximale))',
      rounding: 'each_step',
      onlyFor: 'droitsAuteurBruts',
    },
    formula: (c, law) => Math.min(parPlafond(law), parPart(c, law)),
  }
)

/**
 * CIR 92, art. 37: above a yearly ceiling rights are professional income. Loi-programme du 26 décembre 2022,
 * from 2023: they are at most a share of pay and rights together. Pay is what bears contributions; the
 * average of the four years before, which the law looks at, is read as this year's.
 */
export const droitsAuteurMaximum = datedRule('droitsAuteurMaximum', formes, (c, law) => {
  if (c.droitsAuteurBruts === 0) return 0
  return law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
})

function parPlafond({ droitsAuteur }: Law): Cents {
  return quotientBelow(droitsAuteur.plafond, 12)
}

function parPart(c: Sheet, { droitsAuteur }: Law): Cents {
  const { partMaximale } = droitsAuteur
  return quotient(c.sousTotalBrut * partMaximale, MILLIONTHS - partMaximale)
}
