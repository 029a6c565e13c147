import type { Scope } from '#modules/shared/tenancy/scope'
import Offer from '../models/offer.ts'

/** The offers that the scope's actor may know of: a manager's own work, for all others every offer of the company. */
export function visibleOffers({ actor }: Scope) {
  const query = Offer.query()
  if (actor.kind === 'user' && actor.role === 'MANAGER') query.where('offers.created_by', actor.id)
  return query
}
