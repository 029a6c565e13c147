import { quotient, quotientBelow, share, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { datedRule, forms } from '../rule.ts'
import type { Sheet } from '../sheet.ts'

const FORMATION = 2

const notes = {
  formula: 'impotAnnuel ÷ 12',
  variants: [
    {
      when: 'horsBareme',
      equals: FORMATION,
      formula: 'imposable × stages.precompte',
      rounding: 'cent',
    },
  ],
} as const

const formes = forms(
  {
    from: '2021-01-01',
    notes: { ...notes, rounding: 'cent_below' },
    formula: (c) => quotientBelow(c.impotAnnuel, 12),
  },
  {
    from: '2023-01-01',
    notes: { ...notes, rounding: 'cent' },
    formula: (c) => quotient(c.impotAnnuel, 12),
  }
)

/**
 * Annexe III AR/CIR 92: a twelfth of the annual tax, rounded to the cent (n° 12). The tables up to the
 * end of 2022 cut the cent off (all rows of 2021 agree). The allowance of vocational training is taxed at a
 * flat rate; from a student within the quota and from an invoice nothing is withheld.
 */
export const impotMensuel = datedRule('impotMensuel', formes, (c, law) => {
  if (c.horsBareme !== 0) return horsBareme(c, law)
  return law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
})

function horsBareme(c: Sheet, { stages }: Law): Cents {
  return c.horsBareme === FORMATION ? share(c.imposable, stages.precompte) : 0
}
