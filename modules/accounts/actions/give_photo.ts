import { record } from '#modules/shared/audit/record'
import { keepPicture, type KeptPicture } from '#modules/shared/files/keep_picture'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { CONTACT_PHOTO_MAX_BYTES } from '../domain/contact_photo.ts'
import Signer from '../models/signer.ts'

/** Gives a signer the face that candidates see, judged by its bytes. */
export class GivePhoto {
  static async handle(inScope: InScope, id: string, bytes: Uint8Array): Promise<Result<null>> {
    const signer = await inScope(() => Signer.find(id))
    if (!signer) return fail('E_NOT_FOUND')
    const kept = await keepPicture(bytes, {
      at: `company/${signer.companyId}/faces/${id}-`,
      most: CONTACT_PHOTO_MAX_BYTES,
      refused: 'E_PHOTO_REFUSED',
    })
    return kept.ok ? inScope((scope) => savePhoto(scope, id, kept.value)) : kept
  }
}

/** Notes which file is a signer's face, or that there is none any more. */
export async function savePhoto(
  scope: Scope,
  id: string,
  file: KeptPicture | null
): Promise<Result<null>> {
  const signer = await Signer.query().where('id', id).forUpdate().first()
  if (!signer) return fail('E_NOT_FOUND')
  await signer.merge({ photoFileKey: file?.fileKey ?? null, photoType: file?.type ?? null }).save()
  await record(scope, 'signer.photo_changed', { type: 'signer', id }, { type: signer.photoType })
  return ok(null)
}
