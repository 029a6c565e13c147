import { PackageUse } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { statusAfter } from '../domain/offer_status.ts'
import { statusToday } from '../queries/find_offer.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { voidSending } from './void_sending.ts'

/** What the editor of packages does to offers: an offer owns its package, and what was sent does not change silently. */
export class OffersOnPackages extends PackageUse {
  async changing(
    scope: Scope,
    packageId: string,
    { packageCategory }: { packageCategory: string }
  ): Promise<Result<null>> {
    const offer = await offersOn(scope, packageId).orderBy('id').forUpdate().first()
    if (!offer) return ok(null)
    const status = statusToday(offer)
    const allowed = statusAfter(status, 'change')
    if (!allowed.ok) return fail(allowed.problem)
    if (packageCategory !== 'OFFERED') return fail('E_PACKAGE_OFFERED')
    if (status !== 'DRAFT') await voidSending(scope, offer, ['package'])
    return ok(null)
  }

  async removing(scope: Scope, packageId: string): Promise<Result<null>> {
    const offer = await offersOn(scope, packageId).first()
    return offer ? fail('E_PACKAGE_OFFERED') : ok(null)
  }

  /** No offer comes of an exchange. */
  async takingBack(_scope: Scope, _sacrificeId: string): Promise<Result<null>> {
    return ok(null)
  }
}

function offersOn(scope: Scope, packageId: string) {
  const all = seeingWhatTheActorMayNot(
    scope,
    'an offer keeps its package as it was sent, also for those who may not see the offer'
  )
  return visibleOffers(all).where('package_id', packageId)
}
