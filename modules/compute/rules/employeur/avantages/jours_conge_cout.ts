import { prorata } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * A day of leave beyond the law is paid and not worked: it is reckoned at the pay of that day with its
 * employer contributions. The ONSS refers the pay of a month to one day by 3 ÷ (13 × days in the week).
 */
export const joursCongeCout = rule(
  'joursCongeCout',
  {
    formula:
      'joursConge × (salaireBrut + cotisationsPatronalesMois) × 3 ÷ (13 × conges.joursParSemaine)',
    rounding: 'cent',
    total: true,
    when: 'joursConge',
  },
  (c, { conges }) => {
    if (c.joursConge === 0) return 0
    const mois = c.salaireBrut + c.cotisationsPatronalesMois
    return prorata(c.joursConge * mois, 3, 13 * conges.joursParSemaine)
  }
)
