import type { AddOn, SoldPlan } from '../domain/plans.ts'
import type { LatestInvoice, Subscription } from '../domain/subscription.ts'
import BillingSubscription from '../models/billing_subscription.ts'

/** The company's subscriptions as we last saw them, newest first. */
export async function listSubscriptions(): Promise<Subscription[]> {
  const rows = await BillingSubscription.query().orderBy('started_at', 'desc').orderBy('id', 'desc')
  return rows.map((row) => ({
    id: row.stripeId,
    status: row.status,
    plan: row.billingPlan as SoldPlan | null,
    extras: row.extras as AddOn[],
    startedAt: iso(row.startedAt),
    periodStart: iso(row.periodStart),
    periodEnd: iso(row.periodEnd),
    endsAt: row.endsAt && iso(row.endsAt),
    latestInvoice: invoiceOf(row),
  }))
}

function invoiceOf(row: BillingSubscription): LatestInvoice | null {
  if (row.invoiceAmountDue === null) return null
  return {
    amountDueCents: row.invoiceAmountDue,
    currency: row.invoiceCurrency!,
    status: row.invoiceStatus!,
    url: row.invoiceUrl,
  }
}

/** As the provider's adapter writes a moment. */
const iso = (moment: { toJSDate(): Date }) => moment.toJSDate().toISOString()
