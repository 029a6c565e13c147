import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import { CloseOnboardingLink } from '../actions/close_onboarding_link.ts'
import { OnboardUser } from '../actions/onboard_user.ts'
import { ReplaceOnboardingLink } from '../actions/replace_onboarding_link.ts'
import OnboardingLink from '../models/onboarding_link.ts'
import { findOnboardingCompany } from '../queries/find_onboarding_company.ts'
import { trustSession } from './open_session.ts'
import { onboardUserValidator } from './onboarding_validators.ts'

export default class OnboardingController {
  async show({ params, response, scope }: HttpContext) {
    response.header('cache-control', 'no-store')
    return unwrap(await findOnboardingCompany(scope, params.companyLink))
  }

  /** True for a new access, whose owner is then signed in; false when the address has one already. */
  async store(ctx: HttpContext) {
    const { rememberMe, ...input } = await ctx.request.validateUsing(onboardUserValidator)
    const user = unwrap(await OnboardUser.handle(ctx.scope, ctx.params.companyLink, input))
    if (user) await trustSession(ctx, user, rememberMe === true, { way: 'link' })
    // A bare boolean would leave as text.
    ctx.response.header('content-type', 'application/json; charset=utf-8')
    return ctx.response.send(JSON.stringify(user !== null))
  }

  async link() {
    const link = await OnboardingLink.first()
    return { createdAt: link?.createdAt.toISO() ?? null }
  }

  async replaceLink({ response, scope, user }: HttpContext) {
    return response.created({ link: await ReplaceOnboardingLink.handle(scope, user) })
  }

  async closeLink({ response, scope }: HttpContext) {
    unwrap(await CloseOnboardingLink.handle(scope))
    return response.noContent()
  }
}
