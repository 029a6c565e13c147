import { record } from '#modules/shared/audit/record'
import { keepPicture, type KeptPicture } from '#modules/shared/files/keep_picture'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { SIGNATURE_MAX_BYTES } from '../domain/signature.ts'
import Signer from '../models/signer.ts'

/** Gives a signer the picture of their signature, judged by its bytes. */
export class GiveSignature {
  static async handle(inScope: InScope, id: string, bytes: Uint8Array): Promise<Result<null>> {
    const signer = await inScope(() => Signer.find(id))
    if (!signer) return fail('E_NOT_FOUND')
    const kept = await keepPicture(bytes, {
      at: `company/${signer.companyId}/signatures/${id}-`,
      most: SIGNATURE_MAX_BYTES,
      refused: 'E_SIGNATURE_REFUSED',
    })
    return kept.ok ? inScope((scope) => saveSignature(scope, id, kept.value)) : kept
  }
}

/** Notes which file is a signer's signature, or that there is none any more. */
export async function saveSignature(
  scope: Scope,
  id: string,
  file: KeptPicture | null
): Promise<Result<null>> {
  const signer = await Signer.query().where('id', id).forUpdate().first()
  if (!signer) return fail('E_NOT_FOUND')
  await signer
    .merge({ signatureKey: file?.fileKey ?? null, signatureType: file?.type ?? null })
    .save()
  const details = { type: signer.signatureType }
  await record(scope, 'signer.signature_changed', { type: 'signer', id }, details)
  return ok(null)
}
