import { quotient } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: a twelfth of the annual tax, rounded to the cent (n° 12).
 */
export const impotMensuel = rule(
  'impotMensuel',
  { formula: 'impotAnnuel ÷ 12', inputs: ['impotAnnuel'], rounding: 'cent' },
  (c) => quotient(c.impotAnnuel, 12)
)
