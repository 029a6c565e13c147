import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import { newSecret } from '#modules/shared/values/secret_link'
import { AskAccessLink } from '../actions/ask_access_link.ts'
import { UseSignInLink } from '../actions/use_sign_in_link.ts'
import { openSession } from './open_session.ts'
import { askSignInLinkValidator, useSignInLinkValidator } from './sign_in_validators.ts'

/** The signed cookie by which a browser proves that it asked for the link. */
const BROWSER_COOKIE = 'barema_link'

/** The mail writes the code in two halves. */
const digitsOf = (code: string) => code.replace(/\s/g, '')

export default class SignInLinksController {
  async store({ request, response, scope }: HttpContext) {
    const { email, rememberMe } = await request.validateUsing(askSignInLinkValidator)
    const browser: string = request.cookie(BROWSER_COOKIE) ?? newSecret()
    await AskAccessLink.handle(scope, {
      purpose: 'SIGN_IN',
      email,
      browser,
      remembered: rememberMe === true,
    })
    response.cookie(BROWSER_COOKIE, browser, { maxAge: '1h' })
    return response.noContent()
  }

  async use(ctx: HttpContext) {
    const { request, response, scope } = ctx
    const { secret, code } = await request.validateUsing(useSignInLinkValidator)
    const proof = secret ? { secret } : { code: digitsOf(code!) }
    const browser: string | null = request.cookie(BROWSER_COOKIE) ?? null
    const { user, remembered } = unwrap(await UseSignInLink.handle(scope, { browser, proof }))
    response.clearCookie(BROWSER_COOKIE)
    return openSession(ctx, user, remembered, 'link')
  }
}
