import { DateTime } from 'luxon'
import { undoing } from '#config/offers'
import { frozenSigner } from '#modules/accounts/index'
import { withQuestions } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type { SendingProblem } from '../domain/sending_problems.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { offerContents, renderedText } from '../queries/offer_contents.ts'
import { problemsOf } from '../queries/offer_problems.ts'
import { append, enqueueMail, enqueuePdf, signal } from './offer_trail.ts'

/** One of the things that are missing as a sentence; the caller brings the reader's language. */
export type ExplainSending = (problem: SendingProblem) => string

/**
 * Sends an offer: freezes its text, its package with every figure and who signs, and enqueues the mail with a private
 * link to it, which leaves a little later (`UnsendOffer`). Refused with everything that is missing at once.
 */
export class SendOffer {
  static async handle(
    scope: Scope,
    id: string,
    { version }: { version?: number },
    explain: ExplainSending
  ): Promise<Result<Offer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const status = statusToday(offer)
    // A second click, or an answer that was lost: this very version has left.
    if (status === 'SENT' && offer.version === version) return ok(offer)
    const next = statusAfter(status, 'send')
    if (!next.ok) return fail(next.problem)
    if (version !== undefined && offer.version !== version) return fail('E_STALE_VERSION')
    const contents = await offerContents(scope, offer)
    const problems = problemsOf(offer, contents)
    if (problems.length > 0)
      return fail(
        'E_OFFER_INCOMPLETE',
        problems.map((problem) => ({
          path: problem.path,
          code: problem.code,
          message: explain(problem),
        }))
      )
    const { worker, pack, signer } = contents
    await offer
      .merge({
        status: next.status,
        rendered: renderedText(offer, contents).blocks,
        sent: { package: withQuestions(pack!), signer: signer && frozenSigner(signer) },
        sentAt: DateTime.now(),
        openedAt: null,
        reminders: 0,
      })
      .save()
    await append(scope, offer, 'SENT', {
      details: { to: worker!.email },
      audit: { version: offer.version },
    })
    await enqueueMail(scope, offer, 'OFFER', {
      linkTo: worker!.email!,
      afterSeconds: undoing.seconds,
    })
    await enqueuePdf(scope, offer)
    await signal(scope, offer)
    return ok(offer)
  }
}
