import { rule } from '../rule.ts'

/**
 * Taxable pay of the month: gross pay less the contribution that is left after the work bonus.
 */
export const imposable = rule(
  'imposable',
  {
    formula: 'sousTotalBrut + onss + bonusEmploi',
    inputs: ['sousTotalBrut', 'onss', 'bonusEmploi'],
  },
  (c) => c.sousTotalBrut + c.onss + c.bonusEmploi
)
