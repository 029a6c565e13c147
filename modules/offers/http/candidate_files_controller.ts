import type { HttpContext } from '@adonisjs/core/http'
import { attachedFile } from '#modules/shared/http/inline_file'
import { drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { drawPdf } from '#modules/shared/pdfs/pdf'
import { sendPicture } from '#modules/shared/http/send_picture'
import { append } from '../actions/offer_trail.ts'
import type Offer from '../models/offer.ts'
import { contactOf, type OfferContact } from '../queries/offer_contact.ts'
import { packageOf } from '../queries/offer_contents.ts'
import { offerPdf } from '../queries/offer_pdf.ts'
import { photosOf } from '../queries/offer_photos.ts'
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

  async photo(ctx: HttpContext) {
    return sendPhoto(
      ctx.response,
      await ctx.inScope(async (scope) => contactOf(scope, await openedOffer(ctx)))
    )
  }

  async benefitPhoto(ctx: HttpContext) {
    const photos = await ctx.inScope(async (scope) => {
      const { accepted, packageId } = await openedOffer(ctx)
      const pack = accepted?.package ?? (await packageOf(scope, packageId!))!
      return photosOf(scope, pack.package)
    })
    const found = photos.find(({ id }) => id === ctx.params.benefitId)
    return sendPicture(ctx.response, found ?? { fileKey: null, type: null })
  }

  async pdf(ctx: HttpContext) {
    const { response } = ctx
    const { offer, pdf } = await ctx.inScope(async (scope) => {
      const opened = await openedOffer(ctx)
      refuseLongLine(drawings, scope.companyId)
      return { offer: opened, pdf: await offerPdf(scope, opened) }
    })
    const bytes = await drawPdf(pdf, 'answer')
    await ctx.inScope((scope) => append(scope, offer, 'DOWNLOADED'))
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', attachedFile(pdf.fileName))
    return response.send(bytes)
  }
}

/** Answers the face of whom a candidate can reach. */
export function sendPhoto(response: HttpContext['response'], contact: OfferContact | null) {
  return sendPicture(response, contact?.photo ?? { fileKey: null, type: null })
}

/** Answers the signature under an offer as it was when the offer was sent. */
export function sendSignature(response: HttpContext['response'], { sent }: Offer) {
  const { signatureKey: fileKey = null, signatureType: type = null } = sent?.signer ?? {}
  return sendPicture(response, { fileKey, type })
}
