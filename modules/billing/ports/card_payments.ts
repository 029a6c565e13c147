import type { Result } from '#modules/shared/result'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { Subscription } from '../domain/subscription.ts'
import type { Article } from '../domain/plans.ts'

/** What an article costs each month, without VAT. */
export interface Price {
  article: Article
  amountCents: number
  /** EUR */
  currency: string
}

/** Who pays. */
export interface Payer {
  companyId: string
  name: string
  email: string
  locale: Locale
}

export interface CheckoutRequest {
  customerId: string
  companyId: string
  articles: Article[]
  locale: Locale
  /** Where the page leads when it is paid, and when it is left. */
  paidUrl: string
  leftUrl: string
}

/** Something happened at the provider. What it means is read there, never from the event. */
export interface PaymentEvent {
  id: string
  type: string
  /** Null where it concerns no payer. */
  customerId: string | null
}

/**
 * Who takes card payments. Pages for typing cards, paying invoices and cancelling are the provider's own: no card
 * number ever reaches us. Each call answers E_PAYMENTS_DOWN when the provider does not.
 */
export abstract class CardPayments {
  /** What is for sale; empty where no provider is configured: plans are then asked for, not bought. */
  abstract get articles(): readonly Article[]

  abstract prices(): Promise<Result<Price[]>>

  /** The payer's id at the provider: one for a company, with the name and address told last. */
  abstract createCustomer(payer: Payer): Promise<Result<string>>

  /** The address of a page where a subscription to the articles is paid. */
  abstract checkout(request: CheckoutRequest): Promise<Result<string>>

  /** The address of a page where the payer changes card and plan, cancels, and finds invoices. */
  abstract portal(customerId: string, locale: Locale, returnUrl: string): Promise<Result<string>>

  /** Every subscription the payer has or had, as it is now. */
  abstract subscriptionsOf(customerId: string): Promise<Result<Subscription[]>>

  /** A webhook's event; null when its signature is not the provider's, or older than five minutes. */
  abstract readEvent(payload: string, signature: string): PaymentEvent | null
}
