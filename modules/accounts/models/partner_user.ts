import { PartnerUserSchema } from '#database/schema'

/** One of this company's users who belongs to the partner that owns it. */
export default class PartnerUser extends PartnerUserSchema {}
