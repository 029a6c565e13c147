import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { record } from '#modules/shared/audit/record'
import { isTooLarge } from '#modules/shared/files/picture_size'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { LOGO_MAX_BYTES, LOGO_TYPES, logoTypeOf } from '../domain/logo.ts'
import Company from '../models/company.ts'

/** Gives the company a logo, or takes it away. The address changes with the picture, so that browsers may keep it. */
export class ChangeLogo {
  static async handle(scope: Scope, bytes: Uint8Array | null): Promise<Result<null>> {
    const company = await Company.query().where('id', scope.companyId).forUpdate().firstOrFail()
    if (bytes === null) company.merge({ logoUrl: null, logoKey: null, logoType: null })
    else {
      const type = bytes.length <= LOGO_MAX_BYTES ? logoTypeOf(bytes) : null
      if (!type) return fail('E_LOGO_REFUSED')
      if (type !== 'image/svg+xml' && isTooLarge(bytes, type)) return fail('E_PICTURE_TOO_LARGE')
      const print = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      const logoKey = `company/${company.id}/logo/${print}.${LOGO_TYPES[type]}`
      await drive.use().put(logoKey, bytes)
      company.merge({ logoUrl: `/api/out/company/logo?v=${print}`, logoKey, logoType: type })
    }
    await company.save()
    await record(
      scope,
      'company.logo_changed',
      { type: 'company', id: company.id },
      { type: company.logoType }
    )
    return ok(null)
  }
}
