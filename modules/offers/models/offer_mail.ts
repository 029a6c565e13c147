import { OfferMailSchema } from '#database/schema'

/** One mail of an offer: its kind, the offer’s version and a number make it the only one. */
export default class OfferMail extends OfferMailSchema {}
