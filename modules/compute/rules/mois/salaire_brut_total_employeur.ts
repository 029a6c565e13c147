import { rule } from '../rule.ts'

/**
 * The gross pay of the month as the employer declares it: what bears contributions, and copyright income.
 */
export const salaireBrutTotalEmployeur = rule(
  'salaireBrutTotalEmployeur',
  {
    formula: 'sousTotalBrut + droitsAuteurBruts',
    inputs: ['sousTotalBrut', 'droitsAuteurBruts'],
  },
  (c) => c.sousTotalBrut + c.droitsAuteurBruts
)
