import { sum } from '../sum.ts'

/**
 * The gross money of the month as the worker sees it: salary, commissions and copyright income.
 */
export const salaireBrutTotalWorker = sum(
  'salaireBrutTotalWorker',
  (c) => c.salaireBrut + c.commissionsBrutes + c.droitsAuteurBruts
)
