import { fail, notYet, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { offerContents } from '../queries/offer_contents.ts'
import { secondsUntilResend } from '../queries/seconds_until_resend.ts'
import { nextMail, append, enqueueMail, signal } from './offer_trail.ts'
import type { ExplainSending } from './send_offer.ts'

/** Mails an offer once more with another link, once a minute at most; the links sent before open it too. */
export class ResendOffer {
  static async handle(scope: Scope, id: string, explain: ExplainSending): Promise<Result<Offer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'resend')
    if (!next.ok) return fail(next.problem)
    const seconds = await secondsUntilResend(offer)
    if (seconds > 0) return notYet('E_OFFER_RESENT', seconds)
    const { worker } = await offerContents(scope, offer)
    if (!worker?.email) {
      const missing = { path: 'worker.email', code: 'required' } as const
      return fail('E_OFFER_INCOMPLETE', [{ ...missing, message: explain(missing) }])
    }
    const nth = await nextMail(offer, 'OFFER')
    await append(scope, offer, 'RESENT', {
      details: { to: worker.email },
      audit: { version: offer.version },
    })
    await enqueueMail(scope, offer, 'OFFER', { nth, linkTo: worker.email })
    await signal(scope, offer)
    return ok(offer)
  }
}
