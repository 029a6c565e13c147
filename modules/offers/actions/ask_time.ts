import { DateTime } from 'luxon'
import { fail, notYet, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOpenedOffer, statusToday } from '../queries/find_offer.ts'
import { untilAsked } from '../queries/seconds_until_asked.ts'
import type { ExplainDay } from './extend_offer.ts'
import { append, enqueueMail, nextMail } from './offer_trail.ts'

/** Until when, `YYYY-MM-DD`, and why, which may be empty. */
export interface TimeInput {
  day: string
  text: string
}

/** The candidate asks for time: the day they propose waits on the offer, for the employer to grant with one click. */
export class AskTime {
  static async handle(
    scope: Scope,
    id: string,
    { day, text }: TimeInput,
    explain: ExplainDay
  ): Promise<Result<Offer>> {
    const found = await lockOpenedOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'ask')
    if (!next.ok) return fail(next.problem)
    const until = offer.validityDate!.toISODate()!
    const wrong = day < today() ? 'past' : day <= until ? 'not_later' : null
    if (wrong) return fail('E_VALIDATION', [{ path: 'day', code: wrong, message: explain(wrong) }])
    const seconds = await untilAsked(offer, 'TIME_ASKED')
    if (seconds > 0) return notYet('E_OFFER_ASKED', seconds)
    const nth = await nextMail(offer, 'TIME_ASKED')
    await offer.merge({ askedUntil: DateTime.fromISO(day) }).save()
    await append(scope, offer, 'TIME_ASKED', {
      details: { from: until, to: day, ...(text && { text }) },
      audit: { from: until, to: day },
    })
    await enqueueMail(scope, offer, 'TIME_ASKED', { nth })
    return ok(offer)
  }
}
