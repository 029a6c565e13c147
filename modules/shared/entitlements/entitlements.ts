import type { Scope } from '#modules/shared/tenancy/scope'
import { listOf } from '#modules/words'

/** What a billing plan may open: each module declares its own (`words.ts`). Everything else is in every plan. */
export const FEATURES = listOf('features')
export type Feature = (typeof FEATURES)[number]

export interface Entitlements {
  plan: string
  /** The last day the plan is good for, YYYY-MM-DD; null without an end. */
  activeUntil: string | null
  /** False from the day after `activeUntil` on: nothing but reactivation and signing out is open. */
  isActive: boolean
  features: ReadonlySet<Feature>
  extras: readonly string[]
  /** When the company last asked for its activation or reactivation. */
  requestedAt: Date | null
}

/** A subscription that is paid by card; amounts in cents, moments ISO 8601. */
export interface SubscriptionState {
  status: string
  periodEnd: string
  /** When it ends or has ended; null while it renews. */
  endsAt: string | null
  latestInvoice: {
    amountDueCents: number
    currency: string
    status: string
    /** With this address the invoice can be seen and paid. */
    url: string | null
  } | null
}

/** A company's plan with what it pays for it. */
export interface BillingFacts extends Entitlements {
  /** Who the company is at the provider of card payments. */
  stripeCustomerId: string | null
  /** Newest first. */
  subscriptions: readonly SubscriptionState[]
}

/** What the scope's company may use. `billing` answers; routes, menus and cards ask here. */
export abstract class EntitlementsPort {
  abstract of(scope: Scope): Promise<Entitlements>

  /** The same, fresh and with what is paid for it: for the one call that shows it. */
  abstract facts(scope: Scope): Promise<BillingFacts>
}
