import { newSentCode } from '#modules/shared/codes/sent_code'
import { mail } from '#modules/shared/mail/mail'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { CodeWay } from '#modules/team/index'
import { codeWays } from '../queries/code_ways.ts'
import { lockOpened, type SigningSession } from '../queries/opened_signing.ts'
import SigningCode from '../models/signing_code.ts'
import { mayAnswer } from './may_answer.ts'

/** Sends a signer a code, by mail or as a text message, for the browser that asks; answers where it went. */
export class AskCode {
  static async handle(
    scope: Scope,
    seen: SigningSession,
    by: CodeWay
  ): Promise<Result<{ by: CodeWay; to: string }>> {
    const opened = await lockOpened(scope, seen)
    if (!opened.ok) return opened
    const { you, sessionId } = opened.value
    const allowed = mayAnswer(opened.value, 'sign')
    if (!allowed.ok) return allowed
    const way = (await codeWays(scope, you)).find((each) => each.by === by)
    if (!way) return fail('E_NOT_FOUND')
    const row = { linkSessionId: sessionId, via: by }
    const made = await newSentCode(SigningCode, { casefileSignerId: you.id }, row)
    if (!made.ok) return made
    const codeId = made.value
    if (by === 'EMAIL') await mail(scope, 'signing-code', `signing-code/${codeId}`, { codeId })
    else await mail(scope, 'signing-code-text', `signing-code-text/${codeId}`, { codeId })
    return ok(way)
  }
}
