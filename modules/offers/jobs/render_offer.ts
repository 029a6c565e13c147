import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { RenderOffer } from '../actions/render_offer.ts'

interface RenderOfferInput extends BackgroundInput {
  offerId: string
}

/** The PDF of an offer, drawn when it is sent and when it is accepted; whoever asks for it later finds it made. */
export const renderOffer = defineJob<RenderOfferInput>({
  name: 'render-offer',
  handle: (input) =>
    asJob('render-offer', input, (scope) => RenderOffer.handle(scope, input.offerId)),
})
