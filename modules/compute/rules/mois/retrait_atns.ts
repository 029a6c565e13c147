import { sum } from '../sum.ts'

/**
 * Benefits in kind are taxed with the pay but not paid in money: they are taken back from the net, and what
 * the worker pays for the company car is withheld.
 */
export const retraitAtns = sum(
  'retraitAtns',
  (c) =>
    0 -
    c.atnsBruts -
    c.energieImposable -
    c.atnTransport -
    c.atnVS +
    c.exonerationVS -
    c.contributionVS,
  { total: true }
)
