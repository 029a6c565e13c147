import { rule } from '../rule.ts'

/**
 * The gross money of the month as the worker sees it: salary, commissions and copyright income.
 */
export const salaireBrutTotalWorker = rule(
  'salaireBrutTotalWorker',
  {
    formula: 'salaireBrut + commissionsBrutes + droitsAuteurBruts',
    inputs: ['salaireBrut', 'commissionsBrutes', 'droitsAuteurBruts'],
  },
  (c) => c.salaireBrut + c.commissionsBrutes + c.droitsAuteurBruts
)
