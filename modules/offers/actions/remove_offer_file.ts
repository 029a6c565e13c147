import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import OfferFile from '../models/offer_file.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { enqueueRemoval } from './offer_trail.ts'
import { voidSending } from './void_sending.ts'

/** Takes an attachment off; what was sent with it is void. */
export class RemoveOfferFile {
  static async handle(scope: Scope, id: string, fileId: string): Promise<Result<null>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const file = await OfferFile.query().where({ offerId: id, id: fileId }).first()
    if (!file) return fail('E_NOT_FOUND')
    const status = statusToday(offer)
    const allowed = statusAfter(status, 'change')
    if (!allowed.ok) return fail(allowed.problem)
    await file.delete()
    if (status !== 'DRAFT') await voidSending(scope, offer, ['files'])
    await record(scope, 'offer.file_removed', { type: 'offer', id }, { file: fileId })
    await enqueueRemoval(scope, file)
    return ok(null)
  }
}
