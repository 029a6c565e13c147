import { DateTime } from 'luxon'
import { companyAddress } from '#config/app'
import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import { onboardingEnd, type OnboardingLimits } from '../domain/onboarding_link.ts'
import OnboardingLink from '../models/onboarding_link.ts'
import type User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'

/**
 * A new link for colleagues; the one before stops opening. The address is in this answer and nowhere else; its page is
 * in its maker's language.
 */
export class ReplaceOnboardingLink {
  static async handle(
    scope: Scope,
    actor: User,
    { domains, days, uses }: OnboardingLimits
  ): Promise<string> {
    const secret = newSecret()
    const { slug } = await findCompany(scope)
    await OnboardingLink.query().delete()
    await OnboardingLink.create({
      secretHash: hashOfSecret(secret),
      createdBy: actor.id,
      domains,
      expiresAt: DateTime.fromMillis(onboardingEnd(Date.now(), days)),
      usesLeft: uses,
    })
    await record(
      scope,
      'onboarding_link.created',
      { type: 'company', id: scope.companyId },
      { domains, days, uses }
    )
    return `${companyAddress(slug)}/${scope.locale}/onboard#${secret}`
  }
}
