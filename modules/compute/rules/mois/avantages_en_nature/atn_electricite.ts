import { quotient } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * AR/CIR 92, art. 18, § 3, 4° (AR du 19 décembre 2021): the electricity, but for heating, of a home that the employer
 * gives free is taxed at a flat amount a year, more for directors; that of another home at its real value.
 */
export const atnElectricite = rule(
  'atnElectricite',
  {
    formula:
      '(avantages.electriciteDirigeant of a director, else avantages.electriciteAutres) ÷ 12 where forfaitElectricite, else electricite',
    also: ['dirigeant'],
    rounding: 'cent',
    when: 'forfaitElectricite',
  },
  (c, { avantages }) => {
    if (c.forfaitElectricite === 0) return c.electricite
    const { electriciteDirigeant, electriciteAutres } = avantages
    return quotient(c.dirigeant === 1 ? electriciteDirigeant : electriciteAutres, 12)
  }
)
