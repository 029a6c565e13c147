import type { FrozenPackage } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleOffers } from './visible_offers.ts'

/** What a contract and its documents need of an offer that was accepted. */
export interface AcceptedOfferFacts {
  id: string
  workerId: string
  signerId: string | null
  package: FrozenPackage
}

/** An offer that its candidate accepted, whether or not there is a contract of it by now; any other is unknown. */
export async function findAcceptedOffer(
  scope: Scope,
  id: string
): Promise<Result<AcceptedOfferFacts>> {
  const offer = await visibleOffers(scope)
    .where('id', id)
    .whereIn('status', ['ACCEPTED', 'CONTRACTED'])
    .first()
  if (!offer?.accepted || !offer.workerId) return fail('E_NOT_FOUND')
  const { workerId, signerId, accepted } = offer
  return ok({ id, workerId, signerId, package: accepted.package })
}
