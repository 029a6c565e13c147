import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import { AskAccessLink } from '../actions/ask_access_link.ts'
import { UseSignInLink } from '../actions/use_sign_in_link.ts'
import { plainCode } from '../domain/recovery_codes.ts'
import { browserOf, forgetBrowser, rememberBrowser } from './browser_proof.ts'
import { openSession } from './open_session.ts'
import { askSignInLinkValidator, useSignInLinkValidator } from './sign_in_validators.ts'

export default class SignInLinksController {
  async store(ctx: HttpContext) {
    const { email, rememberMe } = await ctx.request.validateUsing(askSignInLinkValidator)
    await AskAccessLink.handle(ctx.scope, {
      purpose: 'SIGN_IN',
      email,
      browser: rememberBrowser(ctx),
      remembered: rememberMe === true,
    })
    return ctx.response.noContent()
  }

  async use(ctx: HttpContext) {
    const { secret, code } = await ctx.request.validateUsing(useSignInLinkValidator)
    const proof = secret ? { secret } : { code: plainCode(code!), linkId: ctx.counted?.row }
    const { user, remembered } = unwrap(
      await UseSignInLink.handle(ctx.scope, { purpose: 'SIGN_IN', browser: browserOf(ctx), proof })
    )
    forgetBrowser(ctx)
    return openSession(ctx, user, remembered, 'link')
  }
}
