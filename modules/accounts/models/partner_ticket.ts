import { PartnerTicketSchema } from '#database/schema'

/** The way of a partner's person from this company's address to another's, once and within a minute. */
export default class PartnerTicket extends PartnerTicketSchema {}
