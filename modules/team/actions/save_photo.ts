import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { signatureTypeOf } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { isTooLarge } from '#modules/shared/files/picture_size'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { PHOTO_ENDINGS, PHOTO_MAX_BYTES, type PhotoType } from '../domain/photo.ts'
import type { OpenedForm } from '../queries/opened_form.ts'
import { ownWorker } from '../queries/own_worker.ts'

/** Gives a worker a photo, judged by its bytes. The file is called by them: given twice it is one. */
export class SavePhoto {
  static async handle(
    inScope: InScope,
    opened: (scope: Scope) => Promise<OpenedForm>,
    bytes: Uint8Array
  ): Promise<Result<null>> {
    const { worker } = await inScope(opened)
    const type =
      bytes.length <= PHOTO_MAX_BYTES ? (signatureTypeOf(bytes) as PhotoType | null) : null
    if (!type) return fail('E_PHOTO_REFUSED')
    if (isTooLarge(bytes, type)) return fail('E_PICTURE_TOO_LARGE')
    const print = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const key = `company/${worker.companyId}/photos/${worker.id}-${print}.${PHOTO_ENDINGS[type]}`
    await drive.use().put(key, bytes)
    return inScope(async (scope) =>
      notePhoto(scope, (await opened(scope)).worker.id, { key, type })
    )
  }
}

/** Notes which file is a worker's photo, or that there is none any more. */
export async function notePhoto(
  scope: Scope,
  workerId: string,
  file: { key: string; type: PhotoType } | null
): Promise<Result<null>> {
  const worker = await ownWorker(scope, workerId).forUpdate().firstOrFail()
  await worker.merge({ photoFileKey: file?.key ?? null, photoType: file?.type ?? null }).save()
  const subject = { type: 'worker', id: workerId }
  await record(scope, 'worker.photo_changed', subject, { type: worker.photoType })
  return ok(null)
}
