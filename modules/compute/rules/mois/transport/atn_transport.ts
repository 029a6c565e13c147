import { rule } from '../../rule.ts'
import { TIERS_PAYANT } from './moyens.ts'

/**
 * Travel paid in kind that nothing exempts: fuel for a car of one's own, and a train card paid to the
 * railway beside a mobility budget (loi du 17 mars 2019, art. 15). It bears contributions and tax.
 */
export const atnTransport = rule(
  'atnTransport',
  {
    formula:
      'carteEssence without a company car + indemniteTransport of a third payer beside budgetMobilite',
    also: ['energieVS', 'typeTransport'],
  },
  (c) => {
    const carburant = c.energieVS === 0 ? c.carteEssence : 0
    const train =
      c.budgetMobilite > 0 && c.typeTransport === TIERS_PAYANT ? c.indemniteTransport : 0
    return carburant + train
  }
)
