import { prorata } from '../../engine/money.ts'
import { FULL_TIME } from '../units.ts'
import { rule } from '../rule.ts'

/**
 * ONSS, bonus à l'emploi: a part-time worker has P = (H ÷ U) × R; the fraction is rounded to two
 * decimals (0,005 becomes 0,01) and never exceeds 1. In hundredths; 0 for who owes no ordinary
 * contributions, because neither the bonus nor the structural reduction is for them.
 */
export const fractionOccupation = rule(
  'fractionOccupation',
  {
    formula: 'assujetti × min(1, regimeNumerateur ÷ regimeDenominateur)',
    rounding: 'two_decimals',
    unit: 'hundredths',
  },
  (c) =>
    c.assujetti * Math.min(FULL_TIME, prorata(FULL_TIME, c.regimeNumerateur, c.regimeDenominateur))
)
