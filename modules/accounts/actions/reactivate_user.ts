import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { mayManage } from '../domain/people_policy.ts'
import User from '../models/user.ts'

/** Opens a closed account again, with its old role and password; sessions and tokens do not come back. */
export class ReactivateUser {
  static async handle(scope: Scope, actor: User, id: string): Promise<Result<User>> {
    const user = await User.query().where('id', id).forUpdate().first()
    if (!user) return fail('E_NOT_FOUND')
    if (!mayManage(actor.role, user.role)) return fail('E_FORBIDDEN')
    if (!user.deactivatedAt) return ok(user)
    await user.merge({ deactivatedAt: null }).save()
    await record(scope, 'user.reactivated', { type: 'user', id })
    return ok(user)
  }
}
