import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Company from '../models/company.ts'

/** Which file the company's logo is, of what type, and its address. */
export async function findLogo(
  scope: Scope
): Promise<Result<{ fileKey: string; type: string; url: string }>> {
  const { logoKey, logoType, logoUrl } = await Company.findOrFail(scope.companyId)
  if (!logoKey || !logoType || !logoUrl) return fail('E_NOT_FOUND')
  return ok({ fileKey: logoKey, type: logoType, url: logoUrl })
}
