import { quotient, quotientBelow } from '../../engine/money.ts'
import { datedRule } from '../rule.ts'

const notes = { formula: 'impotAnnuel ÷ 12', inputs: ['impotAnnuel'] } as const

/**
 * Annexe III AR/CIR 92: a twelfth of the annual tax, rounded to the cent (n° 12). The tables up to the
 * end of 2022 cut the cent off (all rows of 2021 agree).
 */
export const impotMensuel = datedRule(
  'impotMensuel',
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
