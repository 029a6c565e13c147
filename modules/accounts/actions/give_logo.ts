import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { record } from '#modules/shared/audit/record'
import { isTooLarge } from '#modules/shared/files/picture_size'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { LOGO_MAX_BYTES, LOGO_TYPES, logoTypeOf } from '../domain/logo.ts'
import Company from '../models/company.ts'
import { findCompany } from '../queries/find_company.ts'

/** Gives the company a logo, judged by its bytes. The file is called by them: given twice it is one. */
export class GiveLogo {
  static async handle(inScope: InScope, bytes: Uint8Array): Promise<Result<null>> {
    const type = bytes.length <= LOGO_MAX_BYTES ? logoTypeOf(bytes) : null
    if (!type) return fail('E_LOGO_REFUSED')
    if (type !== 'image/svg+xml' && isTooLarge(bytes, type)) return fail('E_PICTURE_TOO_LARGE')
    const print = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const company = await inScope(findCompany)
    const key = `company/${company.id}/logo/${print}.${LOGO_TYPES[type]}`
    await drive.use().put(key, bytes)
    await inScope((scope) => saveLogo(scope, { key, type, print }))
    return ok(null)
  }
}

/**
 * Notes which file is the company's logo, or that there is none any more. Its address changes with the picture, so that
 * browsers may keep it.
 */
export async function saveLogo(
  scope: Scope,
  file: { key: string; type: string; print: string } | null
): Promise<void> {
  const company = await Company.query().where('id', scope.companyId).forUpdate().firstOrFail()
  await company
    .merge({
      logoUrl: file && `/api/out/company/logo?v=${file.print}`,
      logoKey: file?.key ?? null,
      logoType: file?.type ?? null,
    })
    .save()
  const subject = { type: 'company', id: company.id }
  await record(scope, 'company.logo_changed', subject, { type: company.logoType })
}
