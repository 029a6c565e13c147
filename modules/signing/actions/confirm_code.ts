import { withSentCode } from '#modules/shared/codes/sent_code'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import SigningCode from '../models/signing_code.ts'
import type { SigningSession } from '../queries/opened_signing.ts'

/**
 * A signer types the code that they were sent.
 *
 * @param opened what the browser opened, judged anew in each unit
 */
export class ConfirmCode {
  static handle(
    inScope: InScope,
    opened: (scope: Scope) => Promise<SigningSession>,
    typed: string
  ): Promise<Result<null>> {
    const ownerOf = async (scope: Scope) => {
      const { you, sessionId } = await opened(scope)
      return { casefileSignerId: you.id, linkSessionId: sessionId }
    }
    return withSentCode(inScope, SigningCode, ownerOf, typed, async (_scope, code) => {
      await code.confirm()
      return ok(null)
    })
  }
}
