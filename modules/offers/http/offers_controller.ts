import type { HttpContext } from '@adonisjs/core/http'
import { explainIn } from '#modules/compute/index'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { untrimmed } from '#modules/shared/http/untrimmed'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { CreateOffer } from '../actions/create_offer.ts'
import { DeleteOffer } from '../actions/delete_offer.ts'
import { UpdateOffer } from '../actions/update_offer.ts'
import { employerUrls } from '../domain/offer_urls.ts'
import { candidateFacts } from '../queries/candidate_facts.ts'
import { findOffer } from '../queries/find_offer.ts'
import { listOffers } from '../queries/list_offers.ts'
import { contextOf } from '../queries/offer_context.ts'
import { offerFunnel } from '../queries/offer_funnel.ts'
import { toCandidateOffer } from './candidate_offer.ts'
import { shownOffer } from './shown_offer.ts'
import { toListedOffer } from './transformers.ts'
import {
  createOfferValidator,
  duplicateOfferValidator,
  listOffersValidator,
  previewOfferValidator,
  updateOfferValidator,
} from './validators.ts'
import type { offerFunnelSchema, offerPageSchema } from './schemas.ts'

export default class OffersController {
  async index({ request, scope }: HttpContext): Promise<Answer<typeof offerPageSchema>> {
    const input = await request.validateUsing(listOffersValidator, { data: request.qs() })
    const page = await listOffers(scope, input)
    const context = await contextOf(scope, page.rows)
    return { ...toLongPage(page, (offer) => toListedOffer(offer, context)), counts: page.counts }
  }

  async funnel({ scope }: HttpContext): Promise<Answer<typeof offerFunnelSchema>> {
    return offerFunnel(scope)
  }

  async show(ctx: HttpContext) {
    return shownOffer(ctx, await findOffer(ctx.scope, paramId(ctx.params)))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createOfferValidator)
    const made = await CreateOffer.handle(ctx.scope, input, explainIn(ctx.i18n))
    return ctx.response.created(await shownOffer(ctx, made))
  }

  async duplicate(ctx: HttpContext) {
    const offerId = paramId(ctx.params)
    const { id } = await ctx.request.validateUsing(duplicateOfferValidator)
    const made = await CreateOffer.handle(ctx.scope, { id, offerId }, explainIn(ctx.i18n))
    return ctx.response.created(await shownOffer(ctx, made))
  }

  async update(ctx: HttpContext) {
    const { request, params, scope, i18n } = ctx
    const input = await request.validateUsing(updateOfferValidator, { data: untrimmed(request) })
    const saved = await UpdateOffer.handle(scope, paramId(params), input, explainIn(i18n))
    return shownOffer(ctx, saved)
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteOffer.handle(scope, id))
    return { id }
  }

  async preview({ params, request, scope }: HttpContext) {
    const offer = unwrap(await findOffer(scope, paramId(params)))
    const input = await request.validateUsing(previewOfferValidator, { data: request.qs() })
    const facts = await candidateFacts(scope, offer, input)
    if (!facts) throw new Problem('E_NOT_READY')
    return toCandidateOffer(facts, employerUrls(offer), input.language ?? scope.locale)
  }
}
