import { PackageUse } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import Offer from '../models/offer.ts'
import { statusToday } from '../queries/find_offer.ts'
import { voidSending } from './void_sending.ts'

/** What the editor of packages does to offers: an offer owns its package, and what was sent does not change silently. */
export class OffersOnPackages extends PackageUse {
  async changing(
    scope: Scope,
    packageId: string,
    { packageCategory }: { packageCategory: string }
  ): Promise<Result<null>> {
    const offer = await Offer.query().where('package_id', packageId).forUpdate().first()
    if (!offer) return ok(null)
    const status = statusToday(offer)
    const allowed = statusAfter(status, 'change')
    if (!allowed.ok) return fail(allowed.problem)
    if (packageCategory !== 'OFFERED') return fail('E_PACKAGE_OFFERED')
    if (status !== 'DRAFT') await voidSending(scope, offer, ['package'])
    return ok(null)
  }

  async removing(_scope: Scope, packageId: string): Promise<Result<null>> {
    const offer = await Offer.query().where('package_id', packageId).first()
    return offer ? fail('E_PACKAGE_OFFERED') : ok(null)
  }
}
