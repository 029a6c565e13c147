import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import Company from '../models/company.ts'

/** `version` is the one the person saw: a newer one in the database means that another person was faster. */
export interface UpdateCompanyInput {
  version: number
  name: string
  mainColor: string
  language: Locale
  numeroEntreprise?: string
  street: string
  postalCode: string
  city: string
  effectif: number
  assuranceLoiTaux: number
  commissionParitaire: string | null
}

/** Changes what the settings say of the company; packages that were computed keep what they were computed with. */
export class UpdateCompany {
  static async handle(
    scope: Scope,
    { version, assuranceLoiTaux, ...input }: UpdateCompanyInput
  ): Promise<Result<Company>> {
    const company = await Company.query().where('id', scope.companyId).forUpdate().firstOrFail()
    if (company.version !== version) return fail('E_STALE_VERSION')
    company.merge({ ...input, mainColor: input.mainColor.toLowerCase() })
    if (Number(company.assuranceLoiTaux) !== assuranceLoiTaux)
      company.assuranceLoiTaux = String(assuranceLoiTaux)
    const fields = Object.keys(company.$dirty)
    if (fields.length === 0) return ok(company)
    await company.merge({ version: version + 1 }).save()
    await record(scope, 'company.updated', { type: 'company', id: company.id }, { fields })
    return ok(company)
  }
}
