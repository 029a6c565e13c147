import type Stripe from 'stripe'
import {
  ADD_ON_NAMES,
  SOLD_PLANS,
  type AddOn,
  type Article,
  type SoldPlan,
} from '../domain/plans.ts'
import type { LatestInvoice, Subscription } from '../domain/subscription.ts'

/** Stripe's subscription, with its latest invoice expanded, in our words. */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  prices: Partial<Record<Article, string>>
): Subscription {
  const items = subscription.items.data
  const bought = new Set(items.map(({ price }) => price.id))
  const has = (article: Article) => bought.has(prices[article] ?? '')
  // Items of one subscription may be billed apart; what is paid is paid until the first of them ends.
  const periodEnd = Math.min(...items.map((item) => item.current_period_end))
  return {
    id: subscription.id,
    status: subscription.status,
    plan: SOLD_PLANS.findLast(has) ?? (null as SoldPlan | null),
    extras: ADD_ON_NAMES.filter(has) as AddOn[],
    startedAt: moment(subscription.created),
    periodStart: moment(Math.min(...items.map((item) => item.current_period_start))),
    periodEnd: moment(periodEnd),
    endsAt: endOf(subscription, periodEnd),
    latestInvoice: invoiceOf(subscription.latest_invoice),
  }
}

/** Stripe writes an end it has planned in one of two ways, and one that has come in a third. */
function endOf(subscription: Stripe.Subscription, periodEnd: number): string | null {
  const { ended_at: ended, cancel_at: planned, cancel_at_period_end: withPeriod } = subscription
  const end = ended ?? planned ?? (withPeriod ? periodEnd : null)
  return end === null ? null : moment(end)
}

function invoiceOf(invoice: string | Stripe.Invoice | null): LatestInvoice | null {
  if (invoice === null || typeof invoice === 'string') return null
  return {
    amountDueCents: invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    status: invoice.status ?? 'draft',
    url: invoice.hosted_invoice_url ?? null,
  }
}

const moment = (seconds: number) => new Date(seconds * 1000).toISOString()
