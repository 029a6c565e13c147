import { BillingAccountSchema } from '#database/schema'

/** The plan of a company: one row each. */
export default class BillingAccount extends BillingAccountSchema {}
