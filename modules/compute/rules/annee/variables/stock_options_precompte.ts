import { notesDuPrecompte, precompteVariable } from './precompte_variable.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 26 mars 1999, art. 42: an option is taxed once, when it is granted. The law pages name no rate; the
 * benefit is read as exceptional pay, as that of warrants. The contract has no line for it in the year.
 */
export const stockOptionsPrecompte = rule(
  'stockOptionsPrecompte',
  notesDuPrecompte(['stockOptionsAvantage'], 'stockOptionsValeur'),
  (c) => precompteVariable(c.stockOptionsAvantage, c)
)
