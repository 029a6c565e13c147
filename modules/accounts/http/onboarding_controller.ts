import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { CloseOnboardingLink } from '../actions/close_onboarding_link.ts'
import { OnboardUser } from '../actions/onboard_user.ts'
import { ReplaceOnboardingLink } from '../actions/replace_onboarding_link.ts'
import OnboardingLink from '../models/onboarding_link.ts'
import { admitAddress, findOnboardingCompany } from '../queries/find_onboarding_company.ts'
import { browserOf, forgetBrowser } from './browser_proof.ts'
import { mailAddressProof } from './mail_address_proof.ts'
import { trustSession } from './open_session.ts'
import {
  askOnboardingCodeValidator,
  makeOnboardingLinkValidator,
  onboardUserValidator,
  openOnboardingValidator,
} from './onboarding_validators.ts'
import type { onboardingCompanySchema, onboardingLinkSchema } from './onboarding_validators.ts'

export default class OnboardingController {
  async show({
    request,
    response,
    scope,
  }: HttpContext): Promise<Answer<typeof onboardingCompanySchema>> {
    const { companyLink } = await request.validateUsing(openOnboardingValidator)
    response.header('cache-control', 'no-store')
    return unwrap(await findOnboardingCompany(scope, companyLink))
  }

  /** The same for an address with and one without an account: only its owner learns which. */
  async mailCode(ctx: HttpContext) {
    const { companyLink, email, language } = await ctx.request.validateUsing(
      askOnboardingCodeValidator
    )
    unwrap(await admitAddress(ctx.scope, companyLink, email))
    await mailAddressProof(ctx, 'ONBOARDING', email, language)
    return ctx.response.noContent()
  }

  /** True for a new access, whose owner is then signed in; false when the address has one already. */
  async store(ctx: HttpContext) {
    const { rememberMe, ...input } = await ctx.request.validateUsing(onboardUserValidator)
    const user = unwrap(await OnboardUser.handle(ctx.scope, { ...input, browser: browserOf(ctx) }))
    if (user) await trustSession(ctx, user, rememberMe === true, { way: 'link' }, { begins: true })
    forgetBrowser(ctx)
    // A bare boolean would leave as text.
    ctx.response.header('content-type', 'application/json; charset=utf-8')
    return ctx.response.send(JSON.stringify(user !== null))
  }

  async link(): Promise<Answer<typeof onboardingLinkSchema>> {
    const link = await OnboardingLink.first()
    return {
      createdAt: link?.createdAt.toISO() ?? null,
      expiresAt: link?.expiresAt.toISO() ?? null,
      usesLeft: link?.usesLeft ?? 0,
      domains: link?.domains ?? [],
    }
  }

  async replaceLink({ request, response, scope, user }: HttpContext) {
    const limits = await request.validateUsing(makeOnboardingLinkValidator)
    return response.created({ link: await ReplaceOnboardingLink.handle(scope, user, limits) })
  }

  async closeLink({ response, scope }: HttpContext) {
    unwrap(await CloseOnboardingLink.handle(scope))
    return response.noContent()
  }
}
