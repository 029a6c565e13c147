import { prorata } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * ONSS, bonus à l'emploi: S is the wage the month would bring at full time, W ÷ H × U, at 100 % for
 * manual workers too (Securex, Partena).
 */
export const salaireReference = rule(
  'salaireReference',
  {
    formula: 'sousTotalBrut × regimeDenominateur ÷ regimeNumerateur',
    rounding: 'cent',
  },
  (c) => prorata(c.sousTotalBrut, c.regimeDenominateur, c.regimeNumerateur)
)
