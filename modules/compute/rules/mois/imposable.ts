import { rule } from '../rule.ts'

/**
 * Taxable pay of the month: gross pay less the contribution that is left after the work bonus, and what is
 * taxed without bearing contributions. Copyright income is in it, and taxed by itself (`precompteMobilier`).
 */
export const imposable = rule(
  'imposable',
  {
    formula:
      'sousTotalBrut + onss + bonusEmploi + droitsAuteurBruts + fraisTransportImposables + energieImposable + atnVS + allocationsExtra + extrasPP',
    inputs: [
      'sousTotalBrut',
      'onss',
      'bonusEmploi',
      'droitsAuteurBruts',
      'fraisTransportImposables',
      'energieImposable',
      'atnVS',
      'allocationsExtra',
      'extrasPP',
    ],
    total: true,
  },
  (c) =>
    c.sousTotalBrut +
    c.onss +
    c.bonusEmploi +
    c.droitsAuteurBruts +
    c.fraisTransportImposables +
    c.energieImposable +
    c.atnVS +
    c.allocationsExtra +
    c.extrasPP
)
