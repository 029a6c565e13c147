import drive from '@adonisjs/drive/services/main'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Company from '../models/company.ts'

/** The bytes of the company's logo and what they are. */
export async function findLogo(
  scope: Scope
): Promise<Result<{ bytes: Buffer; type: string; url: string }>> {
  const { logoKey, logoType, logoUrl } = await Company.findOrFail(scope.companyId)
  if (!logoKey || !logoType || !logoUrl) return fail('E_NOT_FOUND')
  const bytes = Buffer.from(await drive.use().getBytes(logoKey))
  return ok({ bytes, type: logoType, url: logoUrl })
}
