import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { record } from '#modules/shared/audit/record'
import { isTooLarge } from '#modules/shared/files/picture_size'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { LOGO_TYPES } from '../domain/logo.ts'
import { SIGNATURE_MAX_BYTES, signatureTypeOf } from '../domain/signature.ts'
import Signer from '../models/signer.ts'

/** Gives a signer the picture of their signature, or takes it away; judged by its bytes. */
export class ChangeSignature {
  static async handle(scope: Scope, id: string, bytes: Uint8Array | null): Promise<Result<null>> {
    const signer = await Signer.query().where('id', id).forUpdate().first()
    if (!signer) return fail('E_NOT_FOUND')
    if (bytes === null) signer.merge({ signatureKey: null, signatureType: null })
    else {
      const type = bytes.length <= SIGNATURE_MAX_BYTES ? signatureTypeOf(bytes) : null
      if (!type) return fail('E_SIGNATURE_REFUSED')
      if (isTooLarge(bytes, type)) return fail('E_PICTURE_TOO_LARGE')
      const print = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      const key = `company/${scope.companyId}/signatures/${id}-${print}.${LOGO_TYPES[type]}`
      await drive.use().put(key, bytes)
      signer.merge({ signatureKey: key, signatureType: type })
    }
    await signer.save()
    const details = { type: signer.signatureType }
    await record(scope, 'signer.signature_changed', { type: 'signer', id }, details)
    return ok(null)
  }
}
