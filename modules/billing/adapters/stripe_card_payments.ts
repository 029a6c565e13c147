import { LRUCache } from 'lru-cache'
import Stripe from 'stripe'
import { fail, ok, type Result } from '#modules/shared/result'
import { reachingOut } from '#modules/shared/tenancy/outside'
import type { Locale } from '#modules/shared/tenancy/scope'
import { ARTICLES, type Article } from '../domain/plans.ts'
import type { Subscription } from '../domain/subscription.ts'
import {
  CardPayments,
  type CheckoutRequest,
  type Payer,
  type PaymentEvent,
  type Price,
} from '../ports/card_payments.ts'
import { subscriptionOf } from './stripe_subscription.ts'

export interface StripeSettings {
  /** Empty: no card payments. */
  secretKey: string
  webhookSecret: string
  /** Instead of Stripe itself, a server that speaks the same API: http://127.0.0.1:12111 */
  apiUrl?: string
  /** Stripe's id of the monthly price of each article; an article without one is not for sale. */
  prices: Partial<Record<Article, string>>
}

/** A person waits for the page; the SDK would wait 80 seconds. */
const TIMEOUT_MS = 10_000
const WEBHOOK_TOLERANCE_S = 300
const PRICES_KEPT_MS = 600_000

/** Stripe, through its own SDK. */
export class StripeCardPayments extends CardPayments {
  #stripe: Stripe
  #settings: StripeSettings
  #prices = new LRUCache<'all', Price[]>({ max: 1, ttl: PRICES_KEPT_MS })

  constructor(settings: StripeSettings) {
    super()
    this.#settings = settings
    this.#stripe = openStripe(settings)
  }

  get articles(): readonly Article[] {
    const { secretKey, prices } = this.#settings
    return secretKey ? ARTICLES.filter((article) => prices[article]) : []
  }

  prices(): Promise<Result<Price[]>> {
    return attempt(async () => {
      const known = this.#prices.get('all')
      if (known) return known
      const prices = await Promise.all(this.articles.map((article) => this.#priceOf(article)))
      this.#prices.set('all', prices)
      return prices
    })
  }

  createCustomer({ companyId, name, email, locale }: Payer): Promise<Result<string>> {
    return attempt(async () => {
      const { id } = await this.#stripe.customers.create(
        { name, email, preferred_locales: [locale], metadata: { companyId } },
        { idempotencyKey: `customer-${companyId}` }
      )
      return id
    })
  }

  checkout(request: CheckoutRequest): Promise<Result<string>> {
    return attempt(async () => {
      const session = await this.#stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: request.customerId,
        client_reference_id: request.companyId,
        line_items: request.articles.map((article) => ({
          price: this.#settings.prices[article],
          quantity: 1,
        })),
        subscription_data: { metadata: { companyId: request.companyId } },
        locale: request.locale,
        // A Belgian invoice names the company, its address and its VAT number.
        billing_address_collection: 'required',
        tax_id_collection: { enabled: true },
        customer_update: { name: 'auto', address: 'auto' },
        success_url: request.paidUrl,
        cancel_url: request.leftUrl,
      })
      await this.#closeOtherCheckouts(request.customerId)
      return session.url!
    })
  }

  portal(customerId: string, locale: Locale, returnUrl: string): Promise<Result<string>> {
    return attempt(async () => {
      const { url } = await this.#stripe.billingPortal.sessions.create({
        customer: customerId,
        locale,
        return_url: returnUrl,
      })
      return url
    })
  }

  subscriptionsOf(customerId: string): Promise<Result<Subscription[]>> {
    return attempt(async () => {
      const { data } = await this.#stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice'],
      })
      return data.map((subscription) => subscriptionOf(subscription, this.#settings.prices))
    })
  }

  readEvent(payload: string, signature: string): PaymentEvent | null {
    try {
      const { id, type, data } = this.#stripe.webhooks.constructEvent(
        payload,
        signature,
        this.#settings.webhookSecret,
        WEBHOOK_TOLERANCE_S
      )
      return { id, type, customerId: customerIn(data.object) }
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
      throw error
    }
  }

  async #priceOf(article: Article): Promise<Price> {
    const { unit_amount: amountCents, currency } = await this.#stripe.prices.retrieve(
      this.#settings.prices[article]!
    )
    return { article, amountCents: amountCents ?? 0, currency: currency.toUpperCase() }
  }

  /**
   * A page left open in another tab would sell a second subscription. The newest stays: of two that are opened in the
   * same moment, by whichever process, one.
   */
  async #closeOtherCheckouts(customer: string): Promise<void> {
    const { data } = await this.#stripe.checkout.sessions.list({ customer, status: 'open' })
    // Listed from the newest on.
    const [, ...others] = data
    for (const { id } of others) await this.#stripe.checkout.sessions.expire(id)
  }
}

/** The SDK's client; the contract suite and the local server's tests open the same one. */
export function openStripe({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>) {
  const server = apiUrl ? new URL(apiUrl) : null
  return new Stripe(secretKey || 'none', {
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(server && {
      host: server.hostname,
      port: server.port,
      protocol: server.protocol.slice(0, -1) as 'http' | 'https',
    }),
  })
}

/** Stripe that does not answer is expected; that it refuses what we ask is our mistake and stays an exception. */
async function attempt<T>(work: () => Promise<T>): Promise<Result<T>> {
  reachingOut('The card provider')
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
  try {
    return ok(await work())
  } catch (error) {
    for (const down of [StripeConnectionError, StripeAPIError, StripeRateLimitError])
      if (error instanceof down) return fail('E_PAYMENTS_DOWN')
    throw error
  }
}

/** Whom an event's object concerns: the object itself, or who it belongs to. */
function customerIn(object: object): string | null {
  const { id, object: kind, customer } = object as Record<string, unknown>
  if (kind === 'customer') return id as string
  if (typeof customer === 'string') return customer
  return (customer as { id: string } | null | undefined)?.id ?? null
}
