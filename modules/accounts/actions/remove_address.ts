import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import CompanyAddress from '../models/company_address.ts'

/** Takes an address away. */
export class RemoveAddress {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const address = await CompanyAddress.find(id)
    if (!address) return fail('E_NOT_FOUND')
    await address.delete()
    await record(scope, 'company_address.deleted', { type: 'company_address', id })
    return ok(null)
  }
}
