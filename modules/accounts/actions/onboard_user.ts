import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import User from '../models/user.ts'
import { findOnboardingCompany } from '../queries/find_onboarding_company.ts'
import { passwordProblems } from '../queries/password_problems.ts'

export interface OnboardUserInput {
  email: string
  displayName: string
  language: Locale
  password: string
}

/** The role of whoever comes in by the link; an administrator gives another. */
const ROLE = 'HR'

/** Makes a colleague with the company's link a user, or answers null when the address has an account already. */
export class OnboardUser {
  static async handle(
    scope: Scope,
    secret: string,
    input: OnboardUserInput
  ): Promise<Result<User | null>> {
    const company = await findOnboardingCompany(scope, secret)
    if (!company.ok) return company
    const email = input.email.toLowerCase()
    if (await User.findBy('email', email)) return ok(null)
    const problems = await passwordProblems(scope, input.password, { ...input, email })
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    const user = await User.create({ ...input, email, role: ROLE })
    await user.refresh()
    await record(
      { ...scope, actor: { kind: 'user', id: user.id, role: ROLE } },
      'user.onboarded',
      { type: 'user', id: user.id },
      { role: ROLE }
    )
    return ok(user)
  }
}
