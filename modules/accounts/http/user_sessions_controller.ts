import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { EndSessions } from '../actions/end_sessions.ts'
import { listSessions } from '../queries/list_sessions.ts'
import type { userSessionsSchema } from './sign_in_schemas.ts'

/** The signed-in person's own browsers. */
export default class UserSessionsController {
  async index({ auth, scope, user }: HttpContext): Promise<Answer<typeof userSessionsSchema>> {
    const current = auth.use('web').user?.id
    return {
      data: (await listSessions(scope, user)).map((session) => ({
        id: session.id,
        browser: session.browser,
        current: session.id === current,
        createdAt: session.createdAt.toISO()!,
        lastUsedAt: session.lastUsedAt.toISO()!,
      })),
    }
  }

  async destroy({ params, scope, user }: HttpContext) {
    const id = paramId(params)
    unwrap(await EndSessions.handle(scope, user, { id }))
    return { id }
  }

  async destroyAll({ response, scope, user }: HttpContext) {
    unwrap(await EndSessions.handle(scope, user, 'all'))
    return response.noContent()
  }
}
