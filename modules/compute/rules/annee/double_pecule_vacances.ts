import { rule } from '../rule.ts'

/**
 * What is left of the double holiday pay for the worker.
 */
export const doublePeculeVacances = rule(
  'doublePeculeVacances',
  {
    formula: 'doublePeculeBrut + doublePeculeOnss + doublePeculePrecompte',
    inputs: ['doublePeculeBrut', 'doublePeculeOnss', 'doublePeculePrecompte'],
  },
  (c) => c.doublePeculeBrut + c.doublePeculeOnss + c.doublePeculePrecompte
)
