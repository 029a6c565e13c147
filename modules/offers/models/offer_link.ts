import { OfferLinkSchema } from '#database/schema'

/** A private link to an offer. Several may live: only hashes are kept, so that who wants a link again gets another. */
export default class OfferLink extends OfferLinkSchema {}
