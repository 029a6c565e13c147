import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import OnboardingLink from '../models/onboarding_link.ts'

/** Revokes the link for colleagues; those who signed up by it stay. */
export class CloseOnboardingLink {
  static async handle(scope: Scope): Promise<Result<null>> {
    const link = await OnboardingLink.query().forUpdate().first()
    if (!link) return fail('E_NOT_FOUND')
    await link.delete()
    await record(scope, 'onboarding_link.closed', { type: 'company', id: scope.companyId })
    return ok(null)
  }
}
