import { drawPdf } from '#modules/shared/pdfs/pdf'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { offerPdf } from '../queries/offer_pdf.ts'
import { visibleOffers } from '../queries/visible_offers.ts'

interface RenderOfferInput extends BackgroundInput {
  offerId: string
}

/** The PDF of an offer, drawn when it is sent and when it is accepted; a later request finds it made. */
export const renderOffer = defineJob<RenderOfferInput>({
  name: 'render-offer',
  async handle(input) {
    const pdf = await asJob('render-offer', input, async (scope) => {
      const offer = await visibleOffers(scope).where('id', input.offerId).first()
      return offer && offer.status !== 'DRAFT' ? offerPdf(scope, offer) : null
    })
    if (pdf) await drawPdf(pdf)
  },
})
