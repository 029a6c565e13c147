import { OfferSessionSchema } from '#database/schema'

/** A browser in which a private link was opened. */
export default class OfferSession extends OfferSessionSchema {}
