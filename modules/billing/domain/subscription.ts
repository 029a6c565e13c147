import type { AddOn, SoldPlan } from './plans.ts'

export interface LatestInvoice {
  amountDueCents: number
  currency: string
  status: string
  /** The provider's page for this invoice: it can be paid by anyone with the address. */
  url: string | null
}

/** One subscription of a company. Moments are ISO 8601, in UTC. */
export interface Subscription {
  id: string
  /** Stripe's word: active, trialing, past_due, unpaid, paused, incomplete, incomplete_expired, canceled. */
  status: string
  /** Null where none of its prices is one that we sell. */
  plan: SoldPlan | null
  extras: AddOn[]
  startedAt: string
  periodStart: string
  periodEnd: string
  /** When it will end or has ended; null while it renews. */
  endsAt: string | null
  latestInvoice: LatestInvoice | null
}

/** Paid for, or still being collected: what it gives is open. */
const OPEN: readonly string[] = ['active', 'trialing', 'past_due']
/** Was open once: what it gave ends. A first payment that never came (incomplete) gave nothing. */
const STOPPED: readonly string[] = ['unpaid', 'paused', 'canceled']

/** A second one must not be bought beside it. */
export function isLive({ status }: Pick<Subscription, 'status'>): boolean {
  return OPEN.includes(status) || status === 'unpaid' || status === 'paused'
}

/** What a company has bought. */
export interface BoughtPlan {
  plan: SoldPlan
  extras: AddOn[]
  /** The last moment it is good for; null while it renews. */
  until: string | null
}

/**
 * The one place where a plan and its end follow from subscriptions: from the newest that is open, else from the
 * newest that was. Null when none ever gave anything: then the plan is what we gave.
 */
export function boughtPlan(subscriptions: readonly Subscription[]): BoughtPlan | null {
  const newestFirst = subscriptions.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
  const decisive =
    newestFirst.find(({ status, plan }) => plan !== null && OPEN.includes(status)) ??
    newestFirst.find(({ status, plan }) => plan !== null && STOPPED.includes(status))
  if (!decisive?.plan) return null
  const { plan, extras } = decisive
  return { plan, extras, until: endOf(decisive) }
}

/** What is not paid for ends where the unpaid period began. */
function endOf({ status, endsAt, periodStart }: Subscription): string | null {
  return status === 'unpaid' || status === 'paused' ? periodStart : endsAt
}
