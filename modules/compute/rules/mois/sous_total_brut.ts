import { sum } from '../sum.ts'

/**
 * Gross pay that bears contributions: salary, commissions, benefits in kind and taxed commuting.
 */
export const sousTotalBrut = sum(
  'sousTotalBrut',
  (c) => c.salaireBrut + c.commissionsBrutes + c.atnsBruts + c.fraisTransportOnss
)
