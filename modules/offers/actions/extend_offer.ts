import { DateTime } from 'luxon'
import { undoing } from '#config/offers'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { leavesAt } from '../domain/leaves_at.ts'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { offerContents } from '../queries/offer_contents.ts'
import { nextMail, append, enqueueMail, signal } from './offer_trail.ts'

/** Why a day is refused, as a sentence. */
export type ExplainDay = (code: 'past' | 'not_later') => string

/** Lets an offer that was sent be accepted until a later day; one that expired lives again, with the links it had. */
export class ExtendOffer {
  static async handle(
    scope: Scope,
    id: string,
    validityDateStr: string,
    explain: ExplainDay
  ): Promise<Result<Offer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'extend')
    if (!next.ok) return fail(next.problem)
    const from = offer.validityDate!.toISODate()!
    const wrong = validityDateStr < today() ? 'past' : validityDateStr <= from ? 'not_later' : null
    if (wrong)
      return fail('E_VALIDATION', [
        { path: 'validityDateStr', code: wrong, message: explain(wrong) },
      ])
    const validityDate = DateTime.fromISO(validityDateStr)
    await offer.merge({ status: next.status, validityDate, askedUntil: null }).save()
    const days = { from, to: validityDateStr }
    await append(scope, offer, 'EXTENDED', { details: days, audit: days })
    const { worker } = await offerContents(scope, offer)
    // A mail that has not left yet will say the later day.
    if (worker?.email && !leavesAt(offer, undoing.seconds)) {
      const nth = await nextMail(offer, 'EXTENDED')
      await enqueueMail(scope, offer, 'EXTENDED', { nth, linkTo: worker.email })
    }
    await signal(scope, offer)
    return ok(offer)
  }
}
