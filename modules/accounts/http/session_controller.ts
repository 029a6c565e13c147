import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#modules/shared/audit/record'
import { unwrap } from '#modules/shared/result'
import { VerifyCredentials } from '../actions/verify_credentials.ts'
import { actingAs } from '../domain/rights.ts'
import { openSession } from './open_session.ts'
import { signInValidator } from './validators.ts'

export default class SessionController {
  async store(ctx: HttpContext) {
    const { request, scope } = ctx
    const { rememberMe, ...credentials } = await request.validateUsing(signInValidator)
    const user = unwrap(await VerifyCredentials.handle(scope, credentials))
    return openSession(ctx, user, rememberMe === true, 'password')
  }

  async destroy({ auth, response, session, scope }: HttpContext) {
    if (await auth.use('web').check()) {
      const opened = auth.use('web').user!
      const { user } = opened
      await opened.delete()
      await record({ ...scope, ...actingAs(user) }, 'user.signed_out', {
        type: 'user',
        id: user.id,
      })
      await auth.use('web').logout()
    }
    // Not everything: the CSRF secret stays, or the sign-in form on screen would carry a token that nothing matches.
    session.forget('remember')
    return response.noContent()
  }
}
