import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { attachedFile } from '#modules/shared/http/inline_file'
import { drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { drawPdf } from '#modules/shared/pdfs/pdf'
import { Problem } from '#modules/shared/http/problem'
import { append } from '../actions/offer_trail.ts'
import type Offer from '../models/offer.ts'
import { offerPdf } from '../queries/offer_pdf.ts'
import { openedOffer } from './candidate_session.ts'
import { fileOf, sendOfferFile } from './offer_files_controller.ts'

/** The files that a candidate reads beside the offer. */
export default class CandidateFilesController {
  async show(ctx: HttpContext) {
    const file = await ctx.inScope(async () => fileOf(await openedOffer(ctx), ctx.params))
    return sendOfferFile(ctx.response, file)
  }

  async signature(ctx: HttpContext) {
    return sendSignature(ctx.response, await ctx.inScope(() => openedOffer(ctx)))
  }

  async pdf(ctx: HttpContext) {
    const { response } = ctx
    const pdf = await ctx.inScope(async (scope) => {
      const offer = await openedOffer(ctx)
      refuseLongLine(drawings, scope.companyId)
      const drawnFrom = await offerPdf(scope, offer)
      await append(scope, offer, 'DOWNLOADED')
      return drawnFrom
    })
    const bytes = await drawPdf(pdf, 'answer')
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', attachedFile(pdf.fileName))
    return response.send(bytes)
  }
}

/** Answers the signature under an offer as it was when the offer was sent. */
export async function sendSignature(response: HttpContext['response'], { sent }: Offer) {
  const signer = sent?.signer
  if (!signer?.signatureKey) throw new Problem('E_NOT_FOUND')
  response.header('content-type', signer.signatureType!)
  response.header('x-content-type-options', 'nosniff')
  response.header('cache-control', 'private, no-store')
  return response.send(Buffer.from(await drive.use().getBytes(signer.signatureKey)))
}
