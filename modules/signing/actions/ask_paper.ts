import { DateTime } from 'luxon'
import { appendToCasefile } from '#modules/casefiles/index'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockOpened, type OpenedSigning } from '../queries/opened_signing.ts'
import { mayAnswer } from './may_answer.ts'
import { mailSender } from './signing_trail.ts'

/**
 * A signer would rather sign by hand, which no worker may be kept from (art. 3bis, Act of 3 July 1978). Who sent the casefile
 * is told, once; until the paper is there it can still be signed in the browser.
 */
export class AskPaper {
  static async handle(scope: Scope, seen: OpenedSigning): Promise<Result<OpenedSigning>> {
    const locked = await lockOpened(scope, seen)
    if (!locked.ok) return locked
    const opened = locked.value
    const { casefile, you } = opened
    if (you.paperAskedAt !== null) return ok(opened)
    const allowed = mayAnswer(opened, 'sign')
    if (!allowed.ok) return allowed
    await you.merge({ paperAskedAt: DateTime.now() }).save()
    await appendToCasefile(scope, casefile, 'PAPER_ASKED', {
      details: { name: you.name },
      audit: { signer: you.id },
    })
    await mailSender(scope, casefile, 'PAPER_ASKED_EMPLOYER', you)
    return ok(opened)
  }
}
