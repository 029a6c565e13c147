import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import Offer from '../models/offer.ts'

/** The offers that the scope may see; of a manager, their own work. */
export function visibleOffers(scope: Scope) {
  return within(Offer.query(), scope, (query, userId) => query.where('offers.created_by', userId))
}
