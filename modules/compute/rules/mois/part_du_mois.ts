import { prorata, type Cents } from '../../engine/money.ts'
import { HUNDRED_PERCENT } from '../units.ts'

/**
 * A part of the month beside the fixed pay, from its percentage in hundredths: of the fixed pay, or of the
 * total of the two, x ÷ (salaire + x). Rounded half up to the cent.
 */
export function partDuMois(salaire: Cents, pourcent: number, surTotal: number): Cents {
  return prorata(salaire, pourcent, surTotal === 1 ? HUNDRED_PERCENT - pourcent : HUNDRED_PERCENT)
}
