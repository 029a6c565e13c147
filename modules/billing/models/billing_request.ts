import { BillingRequestSchema } from '#database/schema'

/** Something a company asked us for: its activation, its reactivation, or a feature its plan lacks. */
export default class BillingRequest extends BillingRequestSchema {}
