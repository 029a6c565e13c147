import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { chosenIds } from '#modules/shared/lists/chosen'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { AnswerQuestion } from '../actions/answer_question.ts'
import { BulkOffers } from '../actions/bulk_offers.ts'
import { ExtendOffer } from '../actions/extend_offer.ts'
import { MakeOfferLink } from '../actions/make_offer_link.ts'
import { RejectOffer } from '../actions/reject_offer.ts'
import { ResendOffer } from '../actions/resend_offer.ts'
import { RetractOffer } from '../actions/retract_offer.ts'
import { SendOffer } from '../actions/send_offer.ts'
import { UnsendOffer } from '../actions/unsend_offer.ts'
import { filteredOffers } from '../queries/filtered_offers.ts'
import { explainDay, explainSending } from './explain.ts'
import { shownOffer } from './shown_offer.ts'
import {
  bulkOffersValidator,
  endOfferValidator,
  extendOfferValidator,
  seenOfferValidator,
} from './validators.ts'
import type { bulkSchema } from './schemas.ts'

/** What happens to an offer between draft and contract, as far as the employer does it. */
export default class OfferStepsController {
  async send(ctx: HttpContext) {
    const id = paramId(ctx.params)
    const input = await ctx.request.validateUsing(seenOfferValidator)
    return shownOffer(ctx, await SendOffer.handle(ctx.scope, id, input, explainSending(ctx.i18n)))
  }

  async unsend(ctx: HttpContext) {
    return shownOffer(ctx, await UnsendOffer.handle(ctx.scope, paramId(ctx.params)))
  }

  async resend(ctx: HttpContext) {
    const id = paramId(ctx.params)
    return shownOffer(ctx, await ResendOffer.handle(ctx.scope, id, explainSending(ctx.i18n)))
  }

  async extend(ctx: HttpContext) {
    const id = paramId(ctx.params)
    const { validityDateStr } = await ctx.request.validateUsing(extendOfferValidator)
    const explain = explainDay(ctx.i18n)
    return shownOffer(ctx, await ExtendOffer.handle(ctx.scope, id, validityDateStr, explain))
  }

  async retract(ctx: HttpContext) {
    const id = paramId(ctx.params)
    const { reason } = await ctx.request.validateUsing(endOfferValidator)
    return shownOffer(ctx, await RetractOffer.handle(ctx.scope, id, reason))
  }

  async reject(ctx: HttpContext) {
    const id = paramId(ctx.params)
    const { reason } = await ctx.request.validateUsing(endOfferValidator)
    return shownOffer(ctx, await RejectOffer.handle(ctx.scope, id, reason))
  }

  async answer(ctx: HttpContext) {
    return shownOffer(ctx, await AnswerQuestion.handle(ctx.scope, paramId(ctx.params)))
  }

  async link({ params, response, scope }: HttpContext) {
    const made = unwrap(await MakeOfferLink.handle(scope, paramId(params)))
    response.header('cache-control', 'no-store')
    return response.created(made)
  }

  async bulk({ request, scope, user, i18n }: HttpContext): Promise<Answer<typeof bulkSchema>> {
    const input = await request.validateUsing(bulkOffersValidator)
    if (input.action !== 'delete' && !holds(user, 'offers.send')) throw new Problem('E_FORBIDDEN')
    const { ids, next } = await chosenIds(scope, input, (filter) => filteredOffers(scope, filter))
    const explain = { sending: explainSending(i18n), day: explainDay(i18n) }
    const { done, refused } = await BulkOffers.handle(scope, { ...input, ids }, explain)
    return {
      next,
      done,
      refused: refused.map(({ id, problem, reasons, retryAfterSeconds: seconds }) => ({
        id,
        code: problem,
        message: reasons.join(' ') || i18n.t(`words.problems.${problem}.detail`, { seconds }),
      })),
    }
  }
}
