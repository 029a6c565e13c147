import { prorata } from '../../engine/money.ts'
import { CENTS, HUNDREDTHS, TEN_THOUSANDTHS } from '../units.ts'
import { rule } from '../rule.ts'

/**
 * Gross pay of an hour: three months have thirteen weeks. Four decimals.
 */
export const salaireBrutHoraire = rule(
  'salaireBrutHoraire',
  {
    formula: 'salaireBrut × 3 ÷ (13 × regimeNumerateur)',
    inputs: ['salaireBrut', 'regimeNumerateur'],
    rounding: 'four_decimals',
    unit: 'ten_thousandths',
  },
  (c) => {
    const dixMilliemes = (c.salaireBrut * TEN_THOUSANDTHS) / CENTS
    return prorata(dixMilliemes * HUNDREDTHS, 3, 13 * c.regimeNumerateur)
  }
)
