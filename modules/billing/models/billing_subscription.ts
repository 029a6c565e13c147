import { BillingSubscriptionSchema } from '#database/schema'

/** A subscription at the provider as it was when we last asked. */
export default class BillingSubscription extends BillingSubscriptionSchema {}
