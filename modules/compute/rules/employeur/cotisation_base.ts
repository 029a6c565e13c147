import { quotient } from '../../engine/money.ts'
import { base } from './lignes.ts'
import { datedRule, forms } from '../rule.ts'

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula: 'sousTotalBrut × cotisations.base',
      inputs: ['sousTotalBrut'],
      parameters: ['cotisations.base'],
      rounding: 'cent',
    },
    formula: (c, law) => base(c.sousTotalBrut, law),
  },
  {
    from: '2025-07-01',
    notes: {
      formula: 'min(sousTotalBrut, cotisations.plafondTrimestriel ÷ 3) × cotisations.base',
      inputs: ['sousTotalBrut'],
      parameters: ['cotisations.base', 'cotisations.plafondTrimestriel'],
      rounding: 'each_step',
    },
    formula: (c, law) => {
      const plafond = quotient(law.cotisations.plafondTrimestriel, 3)
      return base(Math.min(c.sousTotalBrut, plafond), law)
    },
  }
)

/**
 * Loi du 29 juin 1981, art. 38, § 3, after the tax shift: the base contribution with wage moderation.
 * AR du 6 octobre 2025, from July 2025: nothing is due on ordinary pay above a quarterly amount; a month
 * bears a third.
 */
export const cotisationBase = datedRule('cotisationBase', formes, (c, law) =>
  law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
)
