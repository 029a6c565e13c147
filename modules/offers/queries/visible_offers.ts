import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import Offer from '../models/offer.ts'

const TO_A_WORKER = `exists (select from contracts where contracts.worker_id = offers.worker_id)`

/** The offers that the scope may see; of a manager, their own work, as long as it is not for a person who works here (ADR 59). */
export function visibleOffers(scope: Scope) {
  return within(Offer.query(), scope, (query, userId) =>
    query.where('offers.created_by', userId).whereRaw(`not ${TO_A_WORKER}`)
  )
}
