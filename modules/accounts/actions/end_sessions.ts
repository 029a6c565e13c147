import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type User from '../models/user.ts'
import UserSession from '../models/user_session.ts'

/** Signs the person out: of one browser, or everywhere. Somebody else's session answers as unknown. */
export class EndSessions {
  static async handle(
    scope: Scope,
    user: User,
    which: { id: string } | 'all'
  ): Promise<Result<null>> {
    const own = UserSession.query().where('user_id', user.id)
    const ended = await (which === 'all' ? own : own.where('id', which.id)).delete()
    if (which !== 'all' && Number(ended) === 0) return fail('E_NOT_FOUND')
    await record(
      scope,
      'user.sessions_ended',
      { type: 'user', id: user.id },
      which === 'all' ? { all: true } : { session: which.id }
    )
    return ok(null)
  }
}
