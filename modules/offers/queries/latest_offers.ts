import type { Scope } from '#modules/shared/tenancy/scope'
import type { OfferStatus } from '../domain/offer_status.ts'
import { visibleOffers } from './visible_offers.ts'

/** The offer to each of these people that was made last, of those that the actor may see. */
export async function latestOffers(
  scope: Scope,
  workerIds: readonly string[]
): Promise<ReadonlyMap<string, { id: string; status: OfferStatus }>> {
  const offers = await visibleOffers(scope)
    .whereIn('worker_id', [...workerIds])
    .select('id', 'worker_id', 'status')
    .orderBy('created_at')
    .orderBy('id')
  return new Map(offers.map(({ id, workerId, status }) => [workerId!, { id, status }]))
}
