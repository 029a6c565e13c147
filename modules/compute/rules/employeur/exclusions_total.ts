import { sum } from '../sum.ts'

/**
 * What the employer bears outside the cost of the package.
 */
export const exclusionsTotal = sum(
  'exclusionsTotal',
  (c) =>
    c.impotDepenseNonAdmiseVS +
    c.impotDepenseNonAdmiseChequesRepas +
    c.primeBeneficiaireImpotSocietes +
    c.stockOptionsAvantage,
  { total: true }
)
