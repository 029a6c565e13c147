import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { mayManage } from '../domain/people_policy.ts'
import User from '../models/user.ts'
import { isLastAdministrator } from '../queries/is_last_administrator.ts'
import { EndAccess } from './end_access.ts'

/** Closes an account: every browser and program of the person is out at once, and their work stays. */
export class DeactivateUser {
  static async handle(scope: Scope, actor: User, id: string): Promise<Result<User>> {
    const lastAdministrator = await isLastAdministrator(scope, id)
    const user = await User.query().where('id', id).forUpdate().first()
    if (!user) return fail('E_NOT_FOUND')
    if (!mayManage(actor.role, user.role)) return fail('E_FORBIDDEN')
    if (lastAdministrator) return fail('E_LAST_ADMINISTRATOR')
    if (user.deactivatedAt) return ok(user)
    await user.merge({ deactivatedAt: DateTime.now() }).save()
    await EndAccess.handle(scope, id)
    await record(scope, 'user.deactivated', { type: 'user', id })
    return ok(user)
  }
}
