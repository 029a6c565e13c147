import { sum } from '../sum.ts'

/**
 * Taxable pay of the month: gross pay less the contribution that is left after the work bonus, and what is
 * taxed without bearing contributions. Copyright income is in it, and taxed by itself (`precompteMobilier`).
 */
export const imposable = sum(
  'imposable',
  (c) =>
    c.sousTotalBrut +
    c.onss +
    c.bonusEmploi +
    c.droitsAuteurBruts +
    c.fraisTransportImposables +
    c.energieImposable +
    c.atnVS +
    c.allocationsExtra +
    c.extrasPP,
  { total: true }
)
