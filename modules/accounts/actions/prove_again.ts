import { DateTime } from 'luxon'
import type { FieldProblem } from '#modules/shared/http/problem'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import SecondFactor from '../models/second_factor.ts'
import type UserSession from '../models/user_session.ts'
import { passwordMistakes } from '../queries/password_mistakes.ts'
import { wrongCode } from './confirm_second_factor.ts'
import { ProveSecondFactor } from './prove_second_factor.ts'
import { SpendAddressProof } from './spend_address_proof.ts'

export interface ProveAgainInput {
  password?: string
  code?: string
  /** What stands in the browser's cookie, for a mailed code. */
  browser: string | null
}

/**
 * Takes a fresh proof from the person at a session: a code of their second factor where one is on; else the
 * password or a code by mail, because not every person has a password.
 */
export class ProveAgain {
  static async handle(
    scope: Scope,
    session: UserSession,
    input: ProveAgainInput
  ): Promise<Result<null>> {
    const mistakes = await mistakesOf(scope, session, input)
    if (mistakes.length > 0) return fail('E_VALIDATION', mistakes)
    await session.merge({ provenAt: DateTime.now() }).save()
    return ok(null)
  }
}

async function mistakesOf(
  scope: Scope,
  { user }: UserSession,
  { password, code = '', browser }: ProveAgainInput
): Promise<FieldProblem[]> {
  const hasFactor = (await SecondFactor.kindsOf(user.id)).length > 0
  if (password !== undefined && !hasFactor) return passwordMistakes(scope, user, password)
  const right = hasFactor
    ? (await ProveSecondFactor.handle(scope, user.id, code)).ok
    : await SpendAddressProof.handle(scope, 'FRESH_PROOF', browser, user.email, code)
  return right ? [] : [wrongCode(scope)]
}
