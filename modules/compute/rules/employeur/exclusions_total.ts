import { rule } from '../rule.ts'

/**
 * What the employer bears outside the cost of the package.
 */
export const exclusionsTotal = rule(
  'exclusionsTotal',
  {
    formula:
      'impotDepenseNonAdmiseVS + impotDepenseNonAdmiseChequesRepas + primeBeneficiaireImpotSocietes + stockOptionsAvantage',
    inputs: [
      'impotDepenseNonAdmiseVS',
      'impotDepenseNonAdmiseChequesRepas',
      'primeBeneficiaireImpotSocietes',
      'stockOptionsAvantage',
    ],
    total: true,
  },
  (c) =>
    c.impotDepenseNonAdmiseVS +
    c.impotDepenseNonAdmiseChequesRepas +
    c.primeBeneficiaireImpotSocietes +
    c.stockOptionsAvantage
)
