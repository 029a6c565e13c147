import type { HttpContext } from '@adonisjs/core/http'
import { drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { inlineFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { drawPdf } from '#modules/shared/pdfs/pdf'
import { unwrap } from '#modules/shared/result'
import { employerUrls } from '../domain/offer_urls.ts'
import { candidateFacts } from '../queries/candidate_facts.ts'
import { findOffer } from '../queries/find_offer.ts'
import { offerPdf } from '../queries/offer_pdf.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { sendSignature } from './candidate_files_controller.ts'
import { toCandidateOffer } from './candidate_offer.ts'

/** Offers on paper, for the employer: drawn by us, or printed by a browser. */
export default class OfferPdfsController {
  async pdf({ inScope, params, response }: HttpContext) {
    const pdf = await inScope(async (scope) => {
      const offer = unwrap(await findOffer(scope, paramId(params)))
      if (offer.packageId === null) throw new Problem('E_NOT_READY')
      refuseLongLine(drawings, scope.companyId)
      return offerPdf(scope, offer)
    })
    const bytes = await drawPdf(pdf, 'answer')
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', inlineFile(pdf.fileName))
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
