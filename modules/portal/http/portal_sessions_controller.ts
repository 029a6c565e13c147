import type { HttpContext } from '@adonisjs/core/http'
import {
  browserOf,
  forgetBrowser,
  plainCode,
  rememberBrowser,
  useSignInLinkValidator,
} from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { unwrap } from '#modules/shared/result'
import { AskPortalLink } from '../actions/ask_portal_link.ts'
import { UsePortalLink } from '../actions/use_portal_link.ts'
import { forgetPortalToken, keepPortalToken } from './portal_cookie.ts'
import { askPortalLinkValidator } from './validators.ts'

/** How workers come in, without a password, and leave. */
export default class PortalSessionsController {
  async ask(ctx: HttpContext) {
    const { email, rememberMe, returnUrl } = await ctx.request.validateUsing(askPortalLinkValidator)
    await AskPortalLink.handle(ctx.scope, {
      email,
      browser: rememberBrowser(ctx),
      remembered: rememberMe === true,
      returnUrl,
    })
    return ctx.response.noContent()
  }

  async use(ctx: HttpContext) {
    const { secret, code } = await ctx.request.validateUsing(useSignInLinkValidator)
    const proof = secret ? { secret } : { code: plainCode(code!), linkId: ctx.counted?.row }
    const { worker, token, remembered } = unwrap(
      await UsePortalLink.handle(ctx.scope, {
        browser: browserOf(ctx),
        userAgent: ctx.request.header('user-agent'),
        proof,
      })
    )
    forgetBrowser(ctx)
    keepPortalToken(ctx, token, remembered)
    return { language: worker.language }
  }

  async destroy(ctx: HttpContext) {
    const { session, worker } = ctx.portal
    await session.delete()
    await record(ctx.scope, 'portal.signed_out', { type: 'worker', id: worker.id })
    forgetPortalToken(ctx)
    return ctx.response.noContent()
  }
}
