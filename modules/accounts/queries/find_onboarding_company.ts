import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import OnboardingLink from '../models/onboarding_link.ts'
import { findCompany } from './find_company.ts'

/** The company behind a link for colleagues; unknown, replaced and foreign links answer alike. */
export async function findOnboardingCompany(
  scope: Scope,
  secret: string
): Promise<Result<{ name: string }>> {
  const link = await OnboardingLink.findBy('secret_hash', hashOfSecret(secret))
  if (!link) return fail('E_NOT_FOUND')
  const { name } = await findCompany(scope)
  return ok({ name })
}
