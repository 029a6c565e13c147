import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Signer from '../models/signer.ts'

/** Removes a signer from the list; what they signed keeps their name. */
export class RemoveSigner {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const signer = await Signer.find(id)
    if (!signer) return fail('E_NOT_FOUND')
    await signer.delete()
    await record(scope, 'signer.deleted', { type: 'signer', id })
    return ok(null)
  }
}
