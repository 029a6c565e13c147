import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type CompanyDocument from '../models/company_document.ts'
import { lockCompanyDocument } from '../queries/company_documents.ts'
import type { CompanyDocumentInput } from './add_company_document.ts'

/** Gives it another name or description; `version` is the one the person saw. */
export class UpdateCompanyDocument {
  static async handle(
    scope: Scope,
    id: string,
    { version, ...input }: CompanyDocumentInput & { version: number }
  ): Promise<Result<CompanyDocument>> {
    const found = await lockCompanyDocument(scope, id)
    if (!found.ok) return found
    const document = found.value
    if (document.version !== version) return fail('E_STALE_VERSION')
    await document.merge({ ...input, version: version + 1 }).save()
    await record(scope, 'company_document.updated', { type: 'company_document', id })
    return ok(document)
  }
}
