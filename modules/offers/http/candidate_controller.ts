import type { HttpContext } from '@adonisjs/core/http'
import { findCompany } from '#modules/accounts/index'
import { explainIn } from '#modules/compute/index'
import { atnsVoiture } from '#modules/compute/pure'
import type { Block } from '#modules/templates/index'
import { keepToken, tokenOf, unshared } from '#modules/shared/links/browser'
import { openLinkValidator } from '#modules/shared/links/open_link_validator'
import { lastShown, rememberShown } from '#modules/shared/links/shown'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { AskQuestion } from '../actions/ask_question.ts'
import { AskTime } from '../actions/ask_time.ts'
import { AcceptOffer } from '../actions/accept_offer.ts'
import { ChangeSituation } from '../actions/change_situation.ts'
import { DeclineOffer } from '../actions/decline_offer.ts'
import { KeepChoices } from '../actions/keep_choices.ts'
import { ConfigureOffer } from '../actions/configure_offer.ts'
import { OpenOffer } from '../actions/open_offer.ts'
import { RenderOfferText } from '../actions/render_offer_text.ts'
import { candidateUrls } from '../domain/offer_urls.ts'
import type Offer from '../models/offer.ts'
import { candidateFacts } from '../queries/candidate_facts.ts'
import { packageOf } from '../queries/offer_contents.ts'
import { whyGone } from '../queries/why_gone.ts'
import { toCandidateOffer, toContact } from './candidate_offer.ts'
import { openedOffer } from './candidate_session.ts'
import {
  acceptOfferValidator,
  configureOfferValidator,
  declineValidator,
  goneValidator,
  keptValidator,
  questionValidator,
  timeValidator,
  renderTextValidator,
  situationValidator,
} from './candidate_validators.ts'
import type { goneOfferSchema } from './candidate_schemas.ts'
import { explainChoice, explainDay } from './explain.ts'

/** What a candidate does with an offer, in the browser that opened its link. */
export default class CandidateController {
  async open(ctx: HttpContext) {
    unshared(ctx)
    const { secret } = await ctx.request.validateUsing(openLinkValidator)
    const { offer, token } = unwrap(await OpenOffer.handle(ctx.scope, ctx.params.link, secret))
    keepToken(ctx, 'offer', `/api/out/offers/${offer.link}`, token)
    return shown(ctx, offer, { token })
  }

  async show(ctx: HttpContext) {
    return shown(ctx, await openedOffer(ctx))
  }

  async update(ctx: HttpContext) {
    const { id } = await openedOffer(ctx)
    const input = await ctx.request.validateUsing(configureOfferValidator)
    return shown(ctx, unwrap(await ConfigureOffer.handle(ctx.scope, id, input, explain(ctx))))
  }

  async worker(ctx: HttpContext) {
    const { id } = await openedOffer(ctx)
    const input = await ctx.request.validateUsing(situationValidator)
    const { engine } = explain(ctx)
    return shown(ctx, unwrap(await ChangeSituation.handle(ctx.scope, id, input, engine)))
  }

  async text(ctx: HttpContext) {
    const { id } = await openedOffer(ctx)
    const { language } = await ctx.request.validateUsing(renderTextValidator)
    const { offer, text } = unwrap(await RenderOfferText.handle(ctx.scope, id, language))
    return shown(ctx, offer, { text })
  }

  async accept(ctx: HttpContext) {
    const { id } = await openedOffer(ctx)
    const input = await ctx.request.validateUsing(acceptOfferValidator)
    const shownLast = await lastShown(ctx.scope, tokenOf(ctx, 'offer'))
    const seen = { version: null, packageVersion: null, ...shownLast, ...input }
    return shown(ctx, unwrap(await AcceptOffer.handle(ctx.scope, id, seen, explain(ctx))))
  }

  async question(ctx: HttpContext) {
    const { id } = await openedOffer(ctx)
    const { text } = await ctx.request.validateUsing(questionValidator)
    unwrap(await AskQuestion.handle(ctx.scope, id, text))
    return ctx.response.noContent()
  }

  async time(ctx: HttpContext) {
    const { id } = await openedOffer(ctx)
    const { day, text = '' } = await ctx.request.validateUsing(timeValidator)
    const asked = await AskTime.handle(ctx.scope, id, { day, text }, explainDay(ctx.i18n))
    return shown(ctx, unwrap(asked))
  }

  async decline(ctx: HttpContext) {
    const { id } = await openedOffer(ctx)
    const { text = '' } = await ctx.request.validateUsing(declineValidator)
    unwrap(await DeclineOffer.handle(ctx.scope, id, text))
    return ctx.response.noContent()
  }

  async keep(ctx: HttpContext) {
    const { id } = await openedOffer(ctx)
    const { kept } = await ctx.request.validateUsing(keptValidator)
    const { choice } = explain(ctx)
    return shown(ctx, unwrap(await KeepChoices.handle(ctx.scope, id, kept, choice)))
  }

  async gone(ctx: HttpContext): Promise<Answer<typeof goneOfferSchema>> {
    unshared(ctx)
    const { secret } = await ctx.request.validateUsing(goneValidator)
    const held = { secret, token: tokenOf(ctx, 'offer') }
    const gone = unwrap(await whyGone(ctx.scope, ctx.params.link, held))
    const { name } = await findCompany(ctx.scope)
    return {
      why: gone.why,
      validityDateStr: gone.validityDate,
      company: name,
      // The face stays behind the link that opens: this page shows initials.
      contact: gone.contact && {
        ...toContact(gone.contact, candidateUrls(gone.offer)),
        photoUrl: null,
      },
    }
  }

  async carAtns(ctx: HttpContext) {
    const { packageId, accepted } = await openedOffer(ctx)
    const pack = accepted?.package ?? (await packageOf(ctx.scope, packageId!))!
    const cars = (pack.package.voitureSocieteOptions ?? []).flatMap(({ id, ...car }) =>
      id === undefined || id === null ? [] : [{ ...car, id }]
    )
    return atnsVoiture(cars, pack.date)
  }
}

/** The offer as it is answered; which version that was is kept for this browser. */
async function shown(
  ctx: HttpContext,
  offer: Offer,
  { text, token = tokenOf(ctx, 'offer') }: { text?: Block[]; token?: string } = {}
) {
  // Never a draft: an offer without a package does not open.
  const facts = (await candidateFacts(ctx.scope, offer, { text }))!
  const { version } = offer
  await rememberShown(ctx.scope, token, { version, packageVersion: facts.pack.version })
  return toCandidateOffer(facts, candidateUrls(offer), ctx.scope.locale)
}

/** Refusals in the reader's language. */
function explain({ i18n }: HttpContext) {
  return { engine: explainIn(i18n), choice: explainChoice(i18n) }
}
