import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type User from '../models/user.ts'
import UserSession from '../models/user_session.ts'
import { EndAccess } from './end_access.ts'

/** Signs the person out: of one browser, or of every browser and program. Another person's session answers as unknown. */
export class EndSessions {
  static async handle(
    scope: Scope,
    user: User,
    which: { id: string } | 'all'
  ): Promise<Result<null>> {
    if (which === 'all') await EndAccess.handle(scope, user.id)
    else {
      const own = UserSession.query().where('user_id', user.id)
      if (Number(await own.where('id', which.id).delete()) === 0) return fail('E_NOT_FOUND')
    }
    await record(
      scope,
      'user.sessions_ended',
      { type: 'user', id: user.id },
      which === 'all' ? { all: true } : { session: which.id }
    )
    return ok(null)
  }
}
