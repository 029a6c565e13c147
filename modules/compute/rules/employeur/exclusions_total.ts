import { rule } from '../rule.ts'

/**
 * What the employer bears outside the cost of the package.
 */
export const exclusionsTotal = rule(
  'exclusionsTotal',
  {
    formula: 'impotDepenseNonAdmiseVS + primeBeneficiaireImpotSocietes + stockOptionsAvantage',
    inputs: ['impotDepenseNonAdmiseVS', 'primeBeneficiaireImpotSocietes', 'stockOptionsAvantage'],
    total: true,
  },
  (c) => c.impotDepenseNonAdmiseVS + c.primeBeneficiaireImpotSocietes + c.stockOptionsAvantage
)
