import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import type { Block } from '#modules/templates/index'
import { candidateText } from '../queries/candidate_text.ts'
import { lockOpenedOffer, statusToday } from '../queries/find_offer.ts'

/**
 * Writes the offer's text anew with the present figures. It is kept in the offer's own language; in another one it is
 * only answered.
 */
export class RenderOfferText {
  static async handle(
    scope: Scope,
    id: string,
    language?: Locale
  ): Promise<Result<{ offer: Offer; text: Block[] }>> {
    const found = await lockOpenedOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'configure')
    if (!next.ok) return fail(next.problem)
    const text = await candidateText(scope, offer, language)
    if (language === undefined || language === offer.language)
      await offer.merge({ rendered: text }).save()
    return ok({ offer, text })
  }
}
