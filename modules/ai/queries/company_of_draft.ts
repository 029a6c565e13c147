import { findCompany } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { CompanyOfDraft } from '../pure.ts'

/** What a draft follows from of its company: its size, its insurance and its joint committee. */
export async function companyOfDraft(scope: Scope): Promise<CompanyOfDraft> {
  const { effectif, assuranceLoiTaux, commissionParitaire } = await findCompany(scope)
  return { effectif, assuranceLoiTaux, commissionParitaire }
}
