import { sum } from '../sum.ts'

/**
 * The gross pay of the month as the employer declares it: what bears contributions, and copyright income.
 */
export const salaireBrutTotalEmployeur = sum(
  'salaireBrutTotalEmployeur',
  (c) => c.sousTotalBrut + c.droitsAuteurBruts
)
