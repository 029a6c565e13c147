import { OfferFileSchema } from '#database/schema'

/** An attachment of an offer; its type is that of its bytes. */
export default class OfferFile extends OfferFileSchema {}
