import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import CompanyDocument from '../models/company_document.ts'
import { keepPdf, type ExplainPdf } from './keep_pdf.ts'

export interface CompanyDocumentInput {
  name: string
  description: string
}

/** Adds a document of the company. */
export class AddCompanyDocument {
  static async handle(
    inScope: InScope,
    { bytes, ...input }: CompanyDocumentInput & { bytes: Uint8Array },
    explain: ExplainPdf
  ): Promise<Result<CompanyDocument>> {
    const companyId = await inScope(async (scope) => scope.companyId)
    const kept = await keepPdf(companyId, 'company-documents', bytes, explain)
    if (!kept.ok) return kept
    const { fileKey, sha256, pages, bytes: shown } = kept.value
    return inScope(async (scope) => {
      const { actor } = scope
      const document = await CompanyDocument.create({
        ...input,
        fileKey,
        hash: sha256,
        pages,
        size: shown.length,
        createdBy: actor.kind === 'user' ? actor.id : null,
      })
      await document.refresh()
      await record(scope, 'company_document.created', {
        type: 'company_document',
        id: document.id,
      })
      return ok(document)
    })
  }
}
