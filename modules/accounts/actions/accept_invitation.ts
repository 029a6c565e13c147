import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { actingAs } from '../domain/rights.ts'
import User from '../models/user.ts'
import { findInvitation } from '../queries/find_invitation.ts'
import { passwordProblems } from '../queries/password_problems.ts'

export interface AcceptInvitationInput {
  displayName: string
  language: Locale
  password: string
}

/** Makes the invited person a user; the link opens once. */
export class AcceptInvitation {
  static async handle(
    scope: Scope,
    secret: string,
    { displayName, language, password }: AcceptInvitationInput
  ): Promise<Result<User>> {
    const found = await findInvitation(scope, secret)
    if (!found.ok) return found
    const { id, email, role } = found.value
    if (await User.findBy('email', email)) return fail('E_ADDRESS_TAKEN')
    const problems = await passwordProblems(scope, password, { email, displayName })
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    const user = await User.create({ email, role, displayName, language, password })
    await user.refresh()
    await found.value.merge({ acceptedAt: DateTime.now(), secretHash: null }).save()
    await record(
      { ...scope, ...actingAs(user) },
      'invitation.accepted',
      { type: 'invitation', id },
      { user: user.id, role }
    )
    return ok(user)
  }
}
