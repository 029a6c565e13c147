import { record } from '#modules/shared/audit/record'
import { keepPicture, type KeptPicture } from '#modules/shared/files/keep_picture'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { PHOTO_MAX_BYTES } from '../domain/photo.ts'
import type Worker from '../models/worker.ts'
import { ownWorker } from '../queries/own_worker.ts'

/** Gives a worker a photo, judged by its bytes; `found` says whose, before and after the bytes are kept. */
export class SavePhoto {
  static async handle(
    inScope: InScope,
    found: (scope: Scope) => Promise<{ worker: Worker }>,
    bytes: Uint8Array
  ): Promise<Result<null>> {
    const { worker } = await inScope(found)
    const kept = await keepPicture(bytes, {
      at: `company/${worker.companyId}/photos/${worker.id}-`,
      most: PHOTO_MAX_BYTES,
      refused: 'E_PHOTO_REFUSED',
    })
    if (!kept.ok) return kept
    return inScope(async (scope) => notePhoto(scope, (await found(scope)).worker.id, kept.value))
  }
}

/** Notes which file is a worker's photo, or that there is none any more. */
export async function notePhoto(
  scope: Scope,
  workerId: string,
  file: KeptPicture | null
): Promise<Result<null>> {
  const worker = await ownWorker(scope, workerId).forUpdate().firstOrFail()
  await worker.merge({ photoFileKey: file?.fileKey ?? null, photoType: file?.type ?? null }).save()
  const subject = { type: 'worker', id: workerId }
  await record(scope, 'worker.photo_changed', subject, { type: worker.photoType })
  return ok(null)
}
