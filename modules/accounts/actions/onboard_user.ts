import { record } from '#modules/shared/audit/record'
import { mail } from '#modules/shared/mail/mail'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { actingAs, ADMINISTRATORS, NEWCOMER } from '../domain/rights.ts'
import OnboardingLink from '../models/onboarding_link.ts'
import User from '../models/user.ts'
import { admitAddress } from '../queries/find_onboarding_company.ts'
import { passwordProblems } from '../queries/password_problems.ts'
import { SpendAddressProof } from './spend_address_proof.ts'

export interface OnboardUserInput {
  companyLink: string
  /** What stands in the browser's cookie. */
  browser: string | null
  code: string
  email: string
  displayName: string
  language: Locale
  password: string
}

/**
 * Makes a colleague with the company's link a user, or answers null when the address has an account already. The mailed
 * code proves the address first: no one else learns whether it has an account, and no account ever stands in the name
 * of a person who did not ask for it. Until an administrator gives a role, a newcomer sees nothing of the company.
 */
export class OnboardUser {
  static async handle(
    scope: Scope,
    { companyLink, browser, code, ...input }: OnboardUserInput
  ): Promise<Result<User | null>> {
    const email = input.email.toLowerCase()
    const admitted = await admitAddress(scope, companyLink, email)
    if (!admitted.ok) return admitted
    const problems = await passwordProblems(scope, input.password, { ...input, email })
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    if (!(await SpendAddressProof.handle(scope, 'ONBOARDING', browser, email, code)))
      return fail('E_INVALID_CODE')
    if (await User.findBy('email', email)) return ok(null)
    if (!(await takeUse(companyLink))) return fail('E_NOT_FOUND')
    const user = await User.create({ ...input, email, role: NEWCOMER })
    await user.refresh()
    await tellAdministrators(scope, user)
    await record(
      { ...scope, ...actingAs(user) },
      'user.onboarded',
      { type: 'user', id: user.id },
      { role: NEWCOMER }
    )
    return ok(user)
  }
}

/** One statement: of two who come in the same moment the last use opens for one. */
async function takeUse(companyLink: string): Promise<boolean> {
  const taken = await OnboardingLink.open()
    .where('secret_hash', hashOfSecret(companyLink))
    .decrement('uses_left', 1)
  return Number(taken) === 1
}

async function tellAdministrators(scope: Scope, { id: newcomerId }: User): Promise<void> {
  const administrators = await User.query()
    .whereIn('role', [...ADMINISTRATORS])
    .whereNull('deactivated_at')
    .orderBy('id')
  for (const { id } of administrators)
    await mail(scope, 'newcomer', `newcomer/${newcomerId}/${id}`, {
      administratorId: id,
      newcomerId,
    })
}
