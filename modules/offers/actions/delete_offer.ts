import { DeletePackage } from '#modules/packages/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import OfferFile from '../models/offer_file.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { enqueueRemoval } from './offer_trail.ts'

/** Removes a draft with its package and its attachments. */
export class DeleteOffer {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const allowed = statusAfter(statusToday(offer), 'delete')
    if (!allowed.ok) return fail(allowed.problem)
    const files = await OfferFile.query().where('offer_id', id)
    await offer.delete()
    if (offer.packageId) await DeletePackage.handle(scope, offer.packageId)
    await record(scope, 'offer.deleted', { type: 'offer', id })
    for (const file of files) await enqueueRemoval(scope, file)
    return ok(null)
  }
}
