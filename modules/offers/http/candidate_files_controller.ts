import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { attachedFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
import { drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { drawPaper } from '#modules/shared/papers/paper'
import { Problem } from '#modules/shared/http/problem'
import { note } from '../actions/offer_trail.ts'
import type Offer from '../models/offer.ts'
import { filesOf } from '../queries/candidate_facts.ts'
import { offerPaper } from '../queries/offer_paper.ts'
import { openedOffer } from './candidate_session.ts'
import { sendOfferFile } from './offer_files_controller.ts'

/** The files that a candidate reads beside the offer. */
export default class CandidateFilesController {
  async show(ctx: HttpContext) {
    const offer = await openedOffer(ctx)
    const file = await filesOf(offer).where('id', paramId(ctx.params, 'fileId')).first()
    if (!file) throw new Problem('E_NOT_FOUND')
    return sendOfferFile(ctx.response, file)
  }

  async signature(ctx: HttpContext) {
    return sendSignature(ctx.response, await openedOffer(ctx))
  }

  async pdf(ctx: HttpContext) {
    const { scope, response } = ctx
    const offer = await openedOffer(ctx)
    refuseLongLine(drawings, scope.companyId)
    const paper = await offerPaper(scope, offer)
    await note(scope, offer, 'DOWNLOADED')
    ctx.afterCommit = async () => {
      const bytes = await drawPaper(paper, 'answer')
      response.header('content-type', 'application/pdf')
      response.header('content-disposition', attachedFile(paper.fileName))
      response.send(bytes)
    }
  }
}

/** Answers the hand under an offer as it was when the offer was sent. */
export async function sendSignature(response: HttpContext['response'], { sent }: Offer) {
  const signer = sent?.signer
  if (!signer?.signatureKey) throw new Problem('E_NOT_FOUND')
  response.header('content-type', signer.signatureType!)
  response.header('x-content-type-options', 'nosniff')
  response.header('cache-control', 'private, no-store')
  return response.send(Buffer.from(await drive.use().getBytes(signer.signatureKey)))
}
