import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { record } from '#modules/shared/audit/record'
import { isTooLarge } from '#modules/shared/files/picture_size'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import {
  FILE_MAX_BYTES,
  FILE_TYPES,
  fileTypeOf,
  MOST_FILES,
  type FileType,
} from '../domain/offer_file.ts'
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
    inScope: InScope,
    id: string,
    { name, bytes }: AddOfferFileInput
  ): Promise<Result<OfferFile>> {
    const place = await inScope((scope) => placeFor(scope, id, bytes))
    if (!place.ok) return place
    const { fileKey, type } = place.value
    // Cut here, it is a file that no row names, which the upkeep removes.
    await drive.use().put(fileKey, bytes)
    return inScope((scope) => saveFile(scope, id, { name, type, size: bytes.length, fileKey }))
  }
}

/** Where the file will lie, if the offer takes it. */
async function placeFor(
  scope: Scope,
  id: string,
  bytes: Uint8Array
): Promise<Result<{ fileKey: string; type: FileType }>> {
  const found = await changeable(scope, id)
  if (!found.ok) return found
  const type = bytes.length <= FILE_MAX_BYTES ? fileTypeOf(bytes) : null
  if (!type) return fail('E_FILE_REFUSED')
  if (type !== 'application/pdf' && isTooLarge(bytes, type)) return fail('E_PICTURE_TOO_LARGE')
  if (await isFull(id)) return fail('E_TOO_MANY_FILES')
  const name = `${randomUUID()}.${FILE_TYPES[type]}`
  return ok({ fileKey: `company/${scope.companyId}/offers/${id}/${name}`, type })
}

/** The offer may have changed while the file was written: it is asked again. */
async function saveFile(
  scope: Scope,
  id: string,
  file: Pick<OfferFile, 'name' | 'type' | 'size' | 'fileKey'>
): Promise<Result<OfferFile>> {
  const found = await changeable(scope, id)
  if (!found.ok) return found
  if (await isFull(id)) return fail('E_TOO_MANY_FILES')
  const row = await OfferFile.create({ offerId: id, ...file })
  if (statusToday(found.value) !== 'DRAFT') await voidSending(scope, found.value, ['files'])
  const details = { file: row.id, type: row.type }
  await record(scope, 'offer.file_added', { type: 'offer', id }, details)
  return ok(row)
}

async function changeable(scope: Scope, id: string): Promise<Result<Offer>> {
  const found = await lockOffer(scope, id)
  if (!found.ok) return found
  const allowed = statusAfter(statusToday(found.value), 'change')
  return allowed.ok ? found : fail(allowed.problem)
}

async function isFull(id: string): Promise<boolean> {
  return (await OfferFile.query().where('offer_id', id)).length >= MOST_FILES
}

/**
 * Gives an offer the attachments of another one: rows of its own for the same files, which stay while any row names
 * them. A removal meanwhile waits.
 */
export async function shareFiles(from: Offer, to: Offer): Promise<void> {
  for (const file of await OfferFile.query().where('offer_id', from.id).orderBy('id').forShare()) {
    const { name, type, size, fileKey } = file
    await OfferFile.create({ offerId: to.id, name, type, size, fileKey })
  }
}
