import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import SigningCode from '../models/signing_code.ts'
import type { SigningSession } from '../queries/opened_signing.ts'

/**
 * A signer types the code that they were sent. A guess is counted before it is judged, in a unit of its own: a refusal
 * would take back what it counted.
 *
 * @param opened what the browser opened, judged anew in each unit
 */
export class ConfirmCode {
  static async handle(
    inScope: InScope,
    opened: (scope: Scope) => Promise<SigningSession>,
    code: string
  ): Promise<Result<null>> {
    const counted = await inScope(async (scope) => {
      const { you, sessionId } = await opened(scope)
      return SigningCode.takeTry(you.id, sessionId)
    })
    if (!counted) return fail('E_INVALID_CODE')
    return inScope(async (scope) => {
      const { you, sessionId } = await opened(scope)
      const isRight = await SigningCode.confirm(you.id, sessionId, code)
      return isRight ? ok(null) : fail('E_INVALID_CODE')
    })
  }
}
