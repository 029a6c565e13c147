import i18nManager from '@adonisjs/i18n/services/main'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { isOfDomains } from '../domain/onboarding_link.ts'
import OnboardingLink from '../models/onboarding_link.ts'
import { findCompany } from './find_company.ts'

/** The company behind a link for colleagues; unknown, replaced, ended, used up and foreign links answer alike. */
export async function findOnboardingCompany(
  scope: Scope,
  secret: string
): Promise<Result<{ name: string; domains: string[] }>> {
  const link = await OnboardingLink.open().where('secret_hash', hashOfSecret(secret)).first()
  if (!link) return fail('E_NOT_FOUND')
  const { name } = await findCompany(scope)
  return ok({ name, domains: link.domains })
}

/** The same for an address that the link is for; others are told at the field for which it is. */
export async function admitAddress(
  scope: Scope,
  secret: string,
  email: string
): Promise<Result<null>> {
  const company = await findOnboardingCompany(scope, secret)
  if (!company.ok) return company
  const { domains } = company.value
  if (isOfDomains(email, domains)) return ok(null)
  const message = i18nManager
    .locale(scope.locale)
    .t('sign_in.onboardingDomain', { domains: domains.map((domain) => `@${domain}`).join(', ') })
  return fail('E_VALIDATION', [{ path: 'email', code: 'domain', message }])
}
