import type { Card } from './cards.ts'
import type { Emit } from './events.ts'
import type { Invoice, Item, List, Metadata, PaymentMethod, Subscription } from './objects.ts'
import { declined } from './refusal.ts'
import { newId, seconds, type Store } from './store.ts'

/**
 * Subscriptions, their periods and their invoices, as Stripe moves them: a period that ends is renewed by an invoice;
 * one that cannot be paid leaves the subscription past due until it is paid.
 */
export class Billing {
  readonly #store: Store
  readonly #emit: Emit
  readonly #address: string

  /** @param address of this server, where invoices are paid */
  constructor(store: Store, emit: Emit, address: string) {
    this.#store = store
    this.#emit = emit
    this.#address = address
  }

  /** The customer's clock, or the world's. */
  now(customerId: string): number {
    const { test_clock: clock } = this.#store.get('cus', customerId)
    return clock ? this.#store.get('clock', clock).frozen_time : seconds()
  }

  /** @param card makes it the one that pays */
  attach(customerId: string, card: Card | null): PaymentMethod {
    if (!card?.attaches) throw declined()
    const method = this.#store.add('pm', {
      type: 'card',
      card: { brand: 'visa', last4: card.last4 },
      customer: customerId,
      pays: card.pays,
    })
    this.#store.get('cus', customerId).invoice_settings = { default_payment_method: method.id }
    return method
  }

  /** Sells the prices from now on, by the month. */
  subscribe(customerId: string, prices: string[], metadata: Metadata = {}): Subscription {
    const now = this.now(customerId)
    const subscription = this.#store.add('sub', {
      customer: customerId,
      status: 'incomplete',
      created: now,
      start_date: now,
      currency: 'eur',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      metadata,
      items: list([]),
      latest_invoice: null,
    })
    this.#setItems(subscription, prices, now, monthAfter(now))
    const invoice = this.#bill(subscription)
    this.#emit('customer.subscription.created', subscription)
    this.#settle(subscription, invoice)
    return subscription
  }

  /** The same subscription to other prices, for the rest of its period; the next invoice follows them. */
  change(subscription: Subscription, prices: string[]): void {
    const { start, end } = periodOf(subscription)
    this.#setItems(subscription, prices, start, end)
    this.#emit('customer.subscription.updated', subscription)
  }

  /** @param isEnding at the end of its period, or after all not */
  endWithPeriod(subscription: Subscription, isEnding: boolean): void {
    subscription.cancel_at_period_end = isEnding
    subscription.cancel_at = isEnding ? periodOf(subscription).end : null
    subscription.canceled_at = isEnding ? this.now(subscription.customer) : null
    this.#emit('customer.subscription.updated', subscription)
  }

  /** Ends it now. */
  cancel(subscription: Subscription, at = this.now(subscription.customer)): void {
    Object.assign(subscription, { status: 'canceled', canceled_at: at, ended_at: at })
    this.#emit('customer.subscription.deleted', subscription)
  }

  /** Pays an open invoice; false when the card does not. */
  pay(invoice: Invoice): boolean {
    const subscription = this.#store.get('sub', invoice.parent.subscription_details.subscription)
    return invoice.status === 'paid' || this.#settle(subscription, invoice)
  }

  /** Renews, or ends, whatever of the customer's has come to its end. */
  advance(customerId: string): void {
    const now = this.now(customerId)
    const running = ({ customer, status }: Subscription) =>
      customer === customerId && (status === 'active' || status === 'past_due')
    for (const subscription of this.#store.all('sub', running)) {
      while (subscription.ended_at === null && periodOf(subscription).end <= now)
        this.#renew(subscription)
    }
  }

  #renew(subscription: Subscription): void {
    const start = periodOf(subscription).end
    if (subscription.cancel_at !== null && subscription.cancel_at <= start)
      return this.cancel(subscription, start)
    const prices = subscription.items.data.map(({ price }) => price.id)
    this.#setItems(subscription, prices, start, monthAfter(start))
    this.#settle(subscription, this.#bill(subscription))
  }

  #setItems(subscription: Subscription, prices: string[], start: number, end: number): void {
    const items = prices.map((id) => ({
      id: newId('si'),
      object: 'subscription_item' as const,
      subscription: subscription.id,
      quantity: 1,
      price: this.#store.get('price', id, 'price'),
      current_period_start: start,
      current_period_end: end,
    }))
    subscription.items = list(items)
  }

  #bill(subscription: Subscription): Invoice {
    const { start, end } = periodOf(subscription)
    const id = newId('in')
    const amount = subscription.items.data.reduce((sum, { price }) => sum + price.unit_amount, 0)
    const invoice = this.#store.add('in', {
      id,
      number: `BAREMA-${this.#store.all('in').length + 1}`,
      customer: subscription.customer,
      created: start,
      period_start: start,
      period_end: end,
      currency: 'eur',
      status: 'open',
      amount_due: amount,
      amount_paid: 0,
      amount_remaining: amount,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      hosted_invoice_url: `${this.#address}/i/${newId('inv')}-${id}`,
    })
    subscription.latest_invoice = invoice.id
    this.#emit('invoice.finalized', invoice)
    return invoice
  }

  /** Charges the customer's card, and says what that makes of the subscription. */
  #settle(subscription: Subscription, invoice: Invoice): boolean {
    const { invoice_settings: settings } = this.#store.get('cus', subscription.customer)
    const method = settings.default_payment_method
    const isPaid = Boolean(method && this.#store.get('pm', method).pays)
    if (isPaid) {
      const amount = invoice.amount_due
      Object.assign(invoice, { status: 'paid', amount_paid: amount, amount_remaining: 0 })
      if (subscription.status !== 'canceled') subscription.status = 'active'
    } else if (subscription.status === 'active') {
      subscription.status = 'past_due'
    }
    this.#emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    this.#emit('customer.subscription.updated', subscription)
    return isPaid
  }
}

const list = (data: Item[]): List<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url: '/v1/subscription_items',
})

/** Its items have one period. */
function periodOf({ items }: Subscription): { start: number; end: number } {
  const [{ current_period_start: start, current_period_end: end }] = items.data
  return { start, end }
}

/** The same day of the next month, or its last one; moments in seconds. */
function monthAfter(moment: number): number {
  const date = new Date(moment * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + 1)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() / 1000
}
