import type { HttpContext } from '@adonisjs/core/http'
import { appDomain } from '#config/app'
import { Problem } from '#modules/shared/http/problem'
import { resolveCompany, slugOfHost } from '#modules/shared/tenancy/resolve_company'
import { knowHost } from './known_hosts.ts'

// Where the card provider and Google lead back to.
knowHost(appDomain)

/** The id of the company of the host name; what stands before the tenant's transaction counts by it. */
export async function companyOf({ request }: HttpContext): Promise<string> {
  const host = request.hostname()
  const slug = slugOfHost(host, appDomain)
  const companyId = slug && (await resolveCompany(slug))
  if (!companyId) throw new Problem('E_UNKNOWN_COMPANY')
  knowHost(host!)
  return companyId
}
