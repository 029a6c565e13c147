import type { HttpContext } from '@adonisjs/core/http'
import { appDomain } from '#config/app'
import { Problem } from '#modules/shared/http/problem'
import { resolveCompany, slugOfHost } from '#modules/shared/tenancy/resolve_company'

/** The id of the company of the host name; what stands before the tenant's transaction counts by it. */
export async function companyOf({ request }: HttpContext): Promise<string> {
  const slug = slugOfHost(request.hostname(), appDomain)
  const companyId = slug && (await resolveCompany(slug))
  if (!companyId) throw new Problem('E_UNKNOWN_COMPANY')
  return companyId
}
