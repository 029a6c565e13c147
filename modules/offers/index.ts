import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'
import { searchOffers } from './queries/search_offers.ts'

export const manifest: Manifest = {
  name: 'offers',
  endpoints,
  search: [searchOffers],
  jobs: async () => ({
    ...(await import('./jobs/remove_offer_file.ts')),
    ...(await import('./jobs/render_offer.ts')),
  }),
  mails: () => import('./mails/offer_mail.ts'),
}

export { followedOffer } from './actions/followed_offer.ts'
export { AcceptOffer } from './actions/accept_offer.ts'
export { ContractOffer } from './actions/contract_offer.ts'
export { CreateOffer } from './actions/create_offer.ts'
export { OffersOnPackages } from './actions/offers_on_packages.ts'
export { ExpireOffer } from './actions/expire_offer.ts'
export { RejectOffer } from './actions/reject_offer.ts'
export { RemindOffer } from './actions/remind_offer.ts'
export { ReleaseOffer } from './actions/release_offer.ts'
export { RetractOffer } from './actions/retract_offer.ts'
export { SendOffer } from './actions/send_offer.ts'
export { findAcceptedOffer, type AcceptedOfferFacts } from './queries/find_accepted_offer.ts'
export { findOffer, lockOffer } from './queries/find_offer.ts'
export { latestOffers } from './queries/latest_offers.ts'
export type { OfferStatus } from './domain/offer_status.ts'
