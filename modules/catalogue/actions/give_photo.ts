import { record } from '#modules/shared/audit/record'
import { keepPhoto, type KeptPicture } from '#modules/shared/files/keep_picture'
import type { PhotoType } from '#modules/shared/files/picture_type'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { PHOTO_KINDS, PHOTO_MAX_BYTES } from '../domain/benefit_photo.ts'
import Benefit from '../models/benefit.ts'

/** Gives a car or a bike the company's picture of it, judged by its bytes. */
export class GivePhoto {
  static async handle(inScope: InScope, id: string, bytes: Uint8Array): Promise<Result<null>> {
    const benefit = await inScope(() => Benefit.find(id))
    if (!benefit || !PHOTO_KINDS.includes(benefit.kind)) return fail('E_NOT_FOUND')
    const kept = await keepPhoto(bytes, {
      at: `company/${benefit.companyId}/benefits/${id}-`,
      most: PHOTO_MAX_BYTES,
      refused: 'E_BENEFIT_PHOTO_REFUSED',
    })
    return kept.ok ? inScope((scope) => savePhoto(scope, id, kept.value)) : kept
  }
}

/**
 * Notes which file is a benefit's picture, or that there is none any more. It is no part of what the benefit says: its
 * version stays.
 */
export async function savePhoto(
  scope: Scope,
  id: string,
  file: KeptPicture<PhotoType> | null
): Promise<Result<null>> {
  const benefit = await Benefit.query().where('id', id).forUpdate().first()
  if (!benefit) return fail('E_NOT_FOUND')
  await benefit.merge({ photoFileKey: file?.fileKey ?? null, photoType: file?.type ?? null }).save()
  await record(scope, 'benefit.photo_changed', { type: 'benefit', id }, { type: benefit.photoType })
  return ok(null)
}
