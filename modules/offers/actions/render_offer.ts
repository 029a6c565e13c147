import type { Scope } from '#modules/shared/tenancy/scope'
import Offer from '../models/offer.ts'
import { offerPdf } from './offer_pdf.ts'

/** Draws the PDF of an offer before somebody asks for it. */
export class RenderOffer {
  static async handle(scope: Scope, offerId: string): Promise<void> {
    const offer = await Offer.find(offerId)
    if (offer && offer.status !== 'DRAFT') await offerPdf(scope, offer)
  }
}
