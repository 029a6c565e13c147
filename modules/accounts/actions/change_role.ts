import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { isAdministrator, mayManage } from '../domain/people_policy.ts'
import type { Role } from '../domain/rights.ts'
import User from '../models/user.ts'
import { isLastAdministrator } from '../queries/is_last_administrator.ts'

/** Gives a person another role; it counts from their next request on, because every request reads it. */
export class ChangeRole {
  static async handle(scope: Scope, actor: User, id: string, role: Role): Promise<Result<User>> {
    const lastAdministrator = await isLastAdministrator(scope, id)
    const user = await User.query().where('id', id).forUpdate().first()
    if (!user) return fail('E_NOT_FOUND')
    if (!mayManage(actor.role, user.role, role)) return fail('E_FORBIDDEN')
    if (lastAdministrator && !isAdministrator(role)) return fail('E_LAST_ADMINISTRATOR')
    const from = user.role
    if (from === role) return ok(user)
    await user.merge({ role }).save()
    await record(scope, 'user.role_changed', { type: 'user', id }, { from, to: role })
    return ok(user)
  }
}
