import { DateTime } from 'luxon'
import { mail } from '#modules/shared/mail/mail'
import { fail, notYet, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { CodeWay } from '#modules/team/index'
import { codeWays } from '../queries/code_ways.ts'
import { lockOpened, type SigningSession } from '../queries/opened_signing.ts'
import SigningCode from '../models/signing_code.ts'
import { mayAnswer } from './may_answer.ts'

const MINUTES = 10
const PAUSE_S = 60
/** Each opens for five guesses: who has the link and not the mailbox does not get far in a day. */
const A_DAY = 5

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
    const asked = await SigningCode.query()
      .where('casefile_signer_id', you.id)
      .where('created_at', '>', DateTime.now().minus({ days: 1 }).toJSDate())
      .orderBy('id', 'desc')
    const waits =
      asked.length < A_DAY
        ? asked[0]?.createdAt.plus({ seconds: PAUSE_S })
        : asked.at(-1)!.createdAt.plus({ days: 1 })
    const seconds = Math.ceil(waits?.diffNow('seconds').seconds ?? 0)
    if (seconds > 0) return notYet('E_TOO_MANY_REQUESTS', seconds)
    const { id: codeId } = await SigningCode.create({
      casefileSignerId: you.id,
      linkSessionId: sessionId,
      via: by,
      expiresAt: DateTime.now().plus({ minutes: MINUTES }),
    })
    if (by === 'EMAIL') await mail(scope, 'signing-code', `signing-code/${codeId}`, { codeId })
    else await mail(scope, 'signing-code-text', `signing-code-text/${codeId}`, { codeId })
    return ok(way)
  }
}
