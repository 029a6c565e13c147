import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import CompanyDocument from '../models/company_document.ts'

/** What the company gives to all of its people, by name. */
export function companyDocuments(_scope: Scope) {
  return CompanyDocument.query().orderBy('name').orderBy('id')
}

/** Some of them, by name: what is another company's, or gone, is left out. */
export function documentsOfCompany(scope: Scope, ids: readonly string[]) {
  return companyDocuments(scope).whereIn('id', [...new Set(ids)])
}

/** One of them. */
export async function findCompanyDocument(
  _scope: Scope,
  id: string
): Promise<Result<CompanyDocument>> {
  const document = await CompanyDocument.find(id)
  return document ? ok(document) : fail('E_NOT_FOUND')
}

/** The same, locked until the transaction ends. */
export async function lockCompanyDocument(
  _scope: Scope,
  id: string
): Promise<Result<CompanyDocument>> {
  const document = await CompanyDocument.query().where('id', id).forUpdate().first()
  return document ? ok(document) : fail('E_NOT_FOUND')
}
