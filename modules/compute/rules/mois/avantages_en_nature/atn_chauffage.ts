import { quotient } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * AR/CIR 92, art. 18, § 3, 4° (AR du 19 décembre 2021): the heating of a home that the employer gives free is taxed at
 * a flat amount a year, more for directors; that of another home at its real value.
 */
export const atnChauffage = rule(
  'atnChauffage',
  {
    formula:
      '(avantages.chauffageDirigeant of a director, else avantages.chauffageAutres) ÷ 12 where forfaitChauffage, else chauffage',
    also: ['dirigeant'],
    rounding: 'cent',
    when: 'forfaitChauffage',
  },
  (c, { avantages }) => {
    if (c.forfaitChauffage === 0) return c.chauffage
    const { chauffageDirigeant, chauffageAutres } = avantages
    return quotient(c.dirigeant === 1 ? chauffageDirigeant : chauffageAutres, 12)
  }
)
