import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Signer from '../models/signer.ts'

export interface SignerInput {
  name: string
  nomFonction: string
  email: string
  /** How candidates reach them; what is left out stays as it is. */
  phone?: string
  contactEmail?: string | null
}

/** Adds a signer of the company (without an id), or changes what is known of them. */
export class SaveSigner {
  static async handle(scope: Scope, input: SignerInput, id?: string): Promise<Result<Signer>> {
    const signer = id ? await Signer.query().where('id', id).forUpdate().first() : new Signer()
    if (!signer) return fail('E_NOT_FOUND')
    const { contactEmail, ...rest } = input
    signer.merge({ ...rest, email: input.email.toLowerCase() })
    if (contactEmail !== undefined) signer.contactEmail = contactEmail?.toLowerCase() ?? null
    const fields = Object.keys(signer.$dirty)
    if (fields.length === 0) return ok(signer)
    await signer.save()
    await signer.refresh()
    const event = id ? 'signer.updated' : 'signer.created'
    await record(scope, event, { type: 'signer', id: signer.id }, { fields })
    return ok(signer)
  }
}
