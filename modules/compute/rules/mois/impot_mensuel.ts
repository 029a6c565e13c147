import { quotient, quotientBelow } from '../../engine/money.ts'
import { datedRule, forms } from '../rule.ts'

const notes = { formula: 'impotAnnuel ÷ 12', inputs: ['impotAnnuel'] } as const

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
 * end of 2022 cut the cent off (all rows of 2021 agree).
 */
export const impotMensuel = datedRule('impotMensuel', formes, (c, law) =>
  law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
)
