import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { actingAs } from '../domain/rights.ts'
import AccessLink from '../models/access_link.ts'
import User from '../models/user.ts'
import { passwordProblems } from '../queries/password_problems.ts'
import { EndAccess } from './end_access.ts'
import { GiveNotice } from './give_notice.ts'

/**
 * Sets the password of the person with the mailed link, once. Browsers, programs and every other link that was on its
 * way end with the old one, so that a thief of it is out.
 */
export class ChooseNewPassword {
  static async handle(scope: Scope, secret: string, password: string): Promise<Result<null>> {
    const named = { secret_hash: hashOfSecret(secret) }
    const user = await User.locked(AccessLink.query().where(named).select('user_id'))
    const link = await AccessLink.usable('NEW_PASSWORD').where(named).first()
    if (!link || !user || user.deactivatedAt) return fail('E_LINK_GONE')
    const problems = await passwordProblems(scope, password, user)
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    await user.merge({ password }).save()
    await EndAccess.handle(scope, user.id)
    await GiveNotice.handle(scope, user.id, 'PASSWORD')
    await record({ ...scope, ...actingAs(user) }, 'user.password_changed', {
      type: 'user',
      id: user.id,
    })
    return ok(null)
  }
}
