import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { record } from '#modules/shared/audit/record'
import { isTooLarge } from '#modules/shared/files/picture_size'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { FILE_MAX_BYTES, FILE_TYPES, fileTypeOf, MOST_FILES } from '../domain/offer_file.ts'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import OfferFile from '../models/offer_file.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { voidSending } from './void_sending.ts'

export interface AddOfferFileInput {
  name: string
  bytes: Uint8Array
}

/** Attaches a file, judged by its bytes. The candidate would agree to more than they saw: what was sent is void. */
export class AddOfferFile {
  static async handle(
    scope: Scope,
    id: string,
    { name, bytes }: AddOfferFileInput
  ): Promise<Result<OfferFile>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const status = statusToday(offer)
    const allowed = statusAfter(status, 'change')
    if (!allowed.ok) return fail(allowed.problem)
    const type = bytes.length <= FILE_MAX_BYTES ? fileTypeOf(bytes) : null
    if (!type) return fail('E_FILE_REFUSED')
    if (type !== 'application/pdf' && isTooLarge(bytes, type)) return fail('E_PICTURE_TOO_LARGE')
    const others = await OfferFile.query().where('offer_id', id)
    if (others.length >= MOST_FILES) return fail('E_TOO_MANY_FILES')
    const fileKey = keyOf(scope, offer, FILE_TYPES[type])
    await drive.use().put(fileKey, bytes)
    const file = await OfferFile.create({ offerId: id, name, type, size: bytes.length, fileKey })
    if (status !== 'DRAFT') await voidSending(scope, offer, ['files'])
    await record(scope, 'offer.file_added', { type: 'offer', id }, { file: file.id, type })
    return ok(file)
  }
}

/** Gives an offer the attachments of another one, each a file of its own. */
export async function copyFiles(scope: Scope, from: Offer, to: Offer): Promise<void> {
  for (const file of await OfferFile.query().where('offer_id', from.id).orderBy('id')) {
    const { name, type, size } = file
    const fileKey = keyOf(scope, to, FILE_TYPES[type as keyof typeof FILE_TYPES])
    await drive.use().copy(file.fileKey, fileKey)
    await OfferFile.create({ offerId: to.id, name, type, size, fileKey })
  }
}

function keyOf({ companyId }: Scope, { id }: Offer, ending: string): string {
  return `company/${companyId}/offers/${id}/${randomUUID()}.${ending}`
}
