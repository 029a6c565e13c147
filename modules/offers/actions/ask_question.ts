import { DateTime } from 'luxon'
import { fail, notYet, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOpenedOffer, statusToday } from '../queries/find_offer.ts'
import { untilAsked } from '../queries/seconds_until_asked.ts'
import { append, enqueueMail, nextMail } from './offer_trail.ts'

/** The candidate asks the employer something: it stands in the timeline and waits, and the sender of the offer is written to. */
export class AskQuestion {
  static async handle(scope: Scope, id: string, text: string): Promise<Result<Offer>> {
    const found = await lockOpenedOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'ask')
    if (!next.ok) return fail(next.problem)
    const seconds = await untilAsked(offer, 'QUESTION')
    if (seconds > 0) return notYet('E_OFFER_ASKED', seconds)
    const nth = await nextMail(offer, 'QUESTION')
    await offer.merge({ questionAt: DateTime.now() }).save()
    await append(scope, offer, 'QUESTION', { details: { text } })
    await enqueueMail(scope, offer, 'QUESTION', { nth })
    return ok(offer)
  }
}
