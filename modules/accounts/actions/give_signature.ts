import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { record } from '#modules/shared/audit/record'
import { isTooLarge } from '#modules/shared/files/picture_size'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { LOGO_TYPES } from '../domain/logo.ts'
import { SIGNATURE_MAX_BYTES, signatureTypeOf } from '../domain/signature.ts'
import Signer from '../models/signer.ts'

/** Gives a signer the picture of their signature, judged by its bytes. The file is called by them: given twice it is one. */
export class GiveSignature {
  static async handle(inScope: InScope, id: string, bytes: Uint8Array): Promise<Result<null>> {
    const signer = await inScope(() => Signer.find(id))
    if (!signer) return fail('E_NOT_FOUND')
    const type = bytes.length <= SIGNATURE_MAX_BYTES ? signatureTypeOf(bytes) : null
    if (!type) return fail('E_SIGNATURE_REFUSED')
    if (isTooLarge(bytes, type)) return fail('E_PICTURE_TOO_LARGE')
    const print = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const key = `company/${signer.companyId}/signatures/${id}-${print}.${LOGO_TYPES[type]}`
    await drive.use().put(key, bytes)
    return inScope((scope) => saveSignature(scope, id, { key, type }))
  }
}

/** Notes which file is a signer's signature, or that there is none any more. */
export async function saveSignature(
  scope: Scope,
  id: string,
  file: { key: string; type: string } | null
): Promise<Result<null>> {
  const signer = await Signer.query().where('id', id).forUpdate().first()
  if (!signer) return fail('E_NOT_FOUND')
  await signer.merge({ signatureKey: file?.key ?? null, signatureType: file?.type ?? null }).save()
  const details = { type: signer.signatureType }
  await record(scope, 'signer.signature_changed', { type: 'signer', id }, details)
  return ok(null)
}
