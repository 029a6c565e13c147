import type { HttpContext } from '@adonisjs/core/http'
import { drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { inlineFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { drawPaper } from '#modules/shared/papers/paper'
import { unwrap } from '#modules/shared/result'
import { employerUrls } from '../domain/offer_urls.ts'
import { candidateFacts } from '../queries/candidate_facts.ts'
import { findOffer } from '../queries/find_offer.ts'
import { offerPaper } from '../queries/offer_paper.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { sendSignature } from './candidate_files_controller.ts'
import { toCandidateOffer } from './candidate_offer.ts'

/** Offers on paper, for the employer: drawn by us, or printed by a browser. */
export default class OfferPapersController {
  async pdf({ inScope, params, response }: HttpContext) {
    const paper = await inScope(async (scope) => {
      const offer = unwrap(await findOffer(scope, paramId(params)))
      if (offer.packageId === null) throw new Problem('E_NOT_READY')
      refuseLongLine(drawings, scope.companyId)
      return offerPaper(scope, offer)
    })
    const bytes = await drawPaper(paper, 'answer')
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', inlineFile(paper.fileName))
    response.header('cache-control', 'private, no-store')
    return response.send(bytes)
  }

  async show({ params, scope }: HttpContext) {
    const offer = await named(scope, params.link)
    const facts = await candidateFacts(scope, offer)
    if (!facts) throw new Problem('E_NOT_READY')
    return toCandidateOffer(facts, employerUrls(offer), scope.locale)
  }

  async signature({ inScope, params, response }: HttpContext) {
    return sendSignature(response, await inScope((scope) => named(scope, params.link)))
  }
}

/** The offer of a public name, where the person may see it. */
async function named(scope: HttpContext['scope'], link: string) {
  const offer = await visibleOffers(scope).where('link', link).first()
  if (!offer) throw new Problem('E_NOT_FOUND')
  return offer
}
