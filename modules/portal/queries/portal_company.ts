import { findCompany } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { portalCompanySchema } from '../http/shapes.ts'

/** The company as its workers see it. */
export async function portalCompany(scope: Scope): Promise<Answer<typeof portalCompanySchema>> {
  const { slug, name, logoUrl, mainColor } = await findCompany(scope)
  return { link: slug, name, logoUrl, mainColor }
}
