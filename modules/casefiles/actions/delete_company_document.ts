import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockCompanyDocument } from '../queries/company_documents.ts'

/** Takes it away; its file goes with the nightly upkeep. */
export class DeleteCompanyDocument {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const found = await lockCompanyDocument(scope, id)
    if (!found.ok) return found
    await found.value.delete()
    await record(scope, 'company_document.deleted', { type: 'company_document', id })
    return ok(null)
  }
}
