import { sum } from '../sum.ts'

/**
 * What is left of the double holiday pay for the worker; of the whole holiday pay, simple and double, where
 * the fund pays it. Holiday pay on variable pay is in it, simple and double.
 */
export const doublePeculeVacances = sum(
  'doublePeculeVacances',
  (c) =>
    c.doublePeculeBrut +
    c.doublePeculeOnss +
    c.doublePeculePrecompte +
    c.peculeCaisse +
    c.peculeCaisseRetenues +
    c.peculeCaissePrecompte +
    c.peculeVariable
)
