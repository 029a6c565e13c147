import { prorata, type Cents } from '../../engine/money.ts'
import { CENTS, HUNDREDTHS, TEN_THOUSANDTHS } from '../units.ts'
import { rule } from '../rule.ts'

/**
 * Gross pay of an hour: three months have thirteen weeks. Four decimals. An hourly wage that the monthly pay
 * was reckoned from stands as it was given.
 */
export const salaireBrutHoraire = rule(
  'salaireBrutHoraire',
  {
    formula: 'salaireBrut × 3 ÷ (13 × regimeNumerateur)',
    rounding: 'four_decimals',
    unit: 'ten_thousandths',
    variants: [
      { when: 'horaireDonne', formula: 'horaireDonne', also: ['salaireBrut', 'regimeNumerateur'] },
    ],
  },
  (c) => {
    if (c.horaireDonne !== 0 && mensuel(c.horaireDonne, c.regimeNumerateur) === c.salaireBrut) {
      return c.horaireDonne
    }
    const dixMilliemes = (c.salaireBrut * TEN_THOUSANDTHS) / CENTS
    return prorata(dixMilliemes * HUNDREDTHS, 3, 13 * c.regimeNumerateur)
  }
)

/** Gross pay of a month from an hourly wage (ten-thousandths) and the hours of a week (hundredths). */
export function mensuel(horaire: number, regimeNumerateur: number): Cents {
  return prorata(horaire, 13 * regimeNumerateur, (3 * HUNDREDTHS * TEN_THOUSANDTHS) / CENTS)
}
