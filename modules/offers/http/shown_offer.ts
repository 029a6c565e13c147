import type { HttpContext } from '@adonisjs/core/http'
import { shownTimeline } from '#modules/accounts/index'
import { bodyHtml } from '#modules/templates/index'
import { toPackage, visiblePackages } from '#modules/packages/index'
import { unwrap, type Result } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import type { OfferEventKind } from '../domain/offer_events.ts'
import type { OfferStatus } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { statusToday } from '../queries/find_offer.ts'
import { conditionsOf, factsOf, offerContents, seeingItsParts } from '../queries/offer_contents.ts'
import { contextOf } from '../queries/offer_context.ts'
import { chosenOf } from '../queries/chosen_benefits.ts'
import { doubtsOf, problemsOf } from '../queries/offer_problems.ts'
import { explainDoubt, explainSending } from './explain.ts'
import { toListedOffer } from './transformers.ts'
import type { offerSchema } from './schemas.ts'

/** One offer as the API answers it, whole; a refusal is thrown. */
export async function shownOffer(
  { scope, i18n }: Pick<HttpContext, 'scope' | 'i18n'>,
  result: Result<Offer>
): Promise<Answer<typeof offerSchema>> {
  const offer = unwrap(result)
  await offer.refresh()
  const contents = await offerContents(scope, offer)
  const isDraft = statusToday(offer) === 'DRAFT'
  const problems = isDraft ? problemsOf(offer, contents) : []
  const doubts = isDraft ? doubtsOf(offer, contents) : []
  const chosenIn = isDraft ? null : (offer.accepted?.package ?? contents.pack)
  const chosen = chosenIn && chosenOf(chosenIn, scope.locale)
  const pack = offer.packageId
    ? await visiblePackages(seeingItsParts(scope)).where('id', offer.packageId).first()
    : null
  return {
    ...toListedOffer(offer, await contextOf(scope, [offer])),
    message: offer.message,
    signerId: offer.signerId,
    body: offer.body,
    rendered: offer.rendered,
    mainTextRenderedText: offer.rendered && bodyHtml(offer.rendered),
    facts: factsOf(offer, contents),
    conditions: conditionsOf(offer, contents),
    fullPackage: pack && toPackage(pack),
    events: await shownTimeline<OfferEventKind, OfferStatus>(scope, {
      type: 'offer',
      id: offer.id,
    }),
    problems: problems.map((problem) => ({
      path: problem.path,
      code: problem.code,
      message: explainSending(i18n)(problem),
    })),
    doubts: doubts.map((doubt) => ({
      path: doubt.path,
      code: doubt.code,
      message: explainDoubt(i18n)(doubt),
    })),
    chosen: chosen && {
      ...chosen,
      benefits: chosen.benefits.map(({ name, description, value, unit }) => ({
        name,
        description: description ?? null,
        value: value ?? null,
        unit,
      })),
    },
  }
}
