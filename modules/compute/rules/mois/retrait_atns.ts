import { rule } from '../rule.ts'

/**
 * Benefits in kind are taxed with the pay but not paid in money: they are taken back from the net, and what
 * the worker pays for the company car is withheld.
 */
export const retraitAtns = rule(
  'retraitAtns',
  {
    formula:
      '− atnsBruts − energieImposable − atnTransport − atnVS + exonerationVS − contributionVS',
    inputs: [
      'atnsBruts',
      'energieImposable',
      'atnTransport',
      'atnVS',
      'exonerationVS',
      'contributionVS',
    ],
    total: true,
  },
  (c) =>
    0 -
    c.atnsBruts -
    c.energieImposable -
    c.atnTransport -
    c.atnVS +
    c.exonerationVS -
    c.contributionVS
)
