/** What the local server keeps, as Stripe's API shows it: moments in seconds, amounts in cents. */
export interface Kinds {
  cus: Customer
  price: Price
  sub: Subscription
  in: Invoice
  pm: PaymentMethod
  cs: CheckoutSession
  bps: PortalSession
  clock: TestClock
}

/** The beginning of an id, which says what it is of. */
export type Prefix = keyof Kinds

/** What the objects of an id are called, by its beginning. */
export const NAMES: Record<Prefix, string> = {
  cus: 'customer',
  price: 'price',
  sub: 'subscription',
  in: 'invoice',
  pm: 'payment_method',
  cs: 'checkout.session',
  bps: 'billing_portal.session',
  clock: 'test_helpers.test_clock',
}

/** What every object has. */
export interface Kept {
  id: string
  object: string
  livemode: boolean
  created: number
}

/** Any of them. */
export type Any = Kinds[Prefix]

/** What a new one is made of: the store adds what every object has. */
export type New<K extends Prefix> = Omit<Kinds[K], keyof Kept> & Partial<Kept>

export interface Customer extends Kept {
  name?: string
  email?: string
  preferred_locales?: string[]
  metadata: Metadata
  test_clock: string | null
  invoice_settings: { default_payment_method?: string }
}

export type Metadata = Record<string, string>

export interface Price extends Kept {
  currency: string
  unit_amount: number
  nickname: string | null
  product: string
  recurring: { interval: string; interval_count?: string | number }
  type: 'recurring'
  active: boolean
}

/** A card, and whether it pays. */
export interface PaymentMethod extends Kept {
  type: 'card'
  card: { brand: string; last4: string }
  customer: string
  pays: boolean
}

export interface Item {
  id: string
  object: 'subscription_item'
  subscription: string
  quantity: number
  price: Price
  current_period_start: number
  current_period_end: number
}

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export interface Subscription extends Kept {
  customer: string
  status: 'incomplete' | 'active' | 'past_due' | 'canceled'
  start_date: number
  currency: string
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  metadata: Metadata
  items: List<Item>
  latest_invoice: string | null
}

export interface Invoice extends Kept {
  number: string
  customer: string
  period_start: number
  period_end: number
  currency: string
  status: 'open' | 'paid'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; metadata: Metadata }
  }
  hosted_invoice_url: string
}

export interface CheckoutSession extends Kept {
  mode?: string
  customer: string
  client_reference_id?: string
  line_items: { price: string }[]
  subscription_data?: { metadata?: Metadata }
  locale?: string
  success_url: string
  cancel_url: string
  status: 'open' | 'complete' | 'expired'
  payment_status?: 'paid'
  subscription?: string
  url: string | null
}

export interface PortalSession extends Kept {
  customer: string
  locale?: string
  return_url?: string
  url: string
}

export interface TestClock extends Kept {
  name?: string
  frozen_time: number
  status: 'ready'
}
