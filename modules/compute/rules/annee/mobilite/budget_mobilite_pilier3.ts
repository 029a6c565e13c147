import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 17 mars 2019, art. 9 and 16: the balance paid in money bears a special contribution of the worker
 * and no tax.
 */
export const budgetMobilitePilier3 = rule(
  'budgetMobilitePilier3',
  {
    formula:
      'soldePilier3 × (budgetMobiliteSolde − budgetMobiliteSolde × budgetMobilite.cotisationSolde)',
    rounding: 'cent',
  },
  (c, law) => {
    if (c.soldePilier3 === 0) return 0
    return c.budgetMobiliteSolde - share(c.budgetMobiliteSolde, law.budgetMobilite.cotisationSolde)
  }
)
