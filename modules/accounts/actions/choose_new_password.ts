import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import AccessLink from '../models/access_link.ts'
import User from '../models/user.ts'
import UserSession from '../models/user_session.ts'
import { passwordProblems } from '../queries/password_problems.ts'

/**
 * Sets the password of whoever holds the mailed link, once. Every open session ends, and every other link that
 * was on its way: whoever had the old password or the mailbox is out.
 */
export class ChooseNewPassword {
  static async handle(scope: Scope, secret: string, password: string): Promise<Result<null>> {
    const link = await AccessLink.usable('NEW_PASSWORD')
      .where('secret_hash', hashOfSecret(secret))
      .first()
    const user = link && (await User.query().where('id', link.userId!).forUpdate().first())
    if (!link || !user || user.deactivatedAt) return fail('E_LINK_GONE')
    const problems = await passwordProblems(scope, password, user)
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    await user.merge({ password }).save()
    await UserSession.query().where('user_id', user.id).delete()
    await AccessLink.query()
      .where('user_id', user.id)
      .whereNull('used_at')
      .update({ used_at: DateTime.now().toJSDate(), secret_hash: null, code_hash: null })
    await record(
      { ...scope, actor: { kind: 'user', id: user.id, role: user.role } },
      'user.password_changed',
      { type: 'user', id: user.id }
    )
    return ok(null)
  }
}
