import { rule } from '../rule.ts'

/**
 * Gross pay that bears contributions: salary, commissions, benefits in kind and taxed commuting.
 */
export const sousTotalBrut = rule(
  'sousTotalBrut',
  {
    formula: 'salaireBrut + commissionsBrutes + atnsBruts + fraisTransportOnss',
    inputs: ['salaireBrut', 'commissionsBrutes', 'atnsBruts', 'fraisTransportOnss'],
  },
  (c) => c.salaireBrut + c.commissionsBrutes + c.atnsBruts + c.fraisTransportOnss
)
