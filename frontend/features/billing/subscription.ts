import type { BillingAccount, Subscription } from '@/api/types'

/** States in which a subscription is managed at the provider, and none is bought beside it. */
const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
/** States in which its latest invoice waits to be paid. */
const OVERDUE = ['past_due', 'unpaid']

/** The company's subscription, if it has one now; the list begins with the newest. */
export function liveSubscription({ subscriptions }: BillingAccount): Subscription | undefined {
  return subscriptions.find(({ status }) => LIVE.includes(status))
}

export interface OverdueInvoice {
  amountCents: number
  url: string
}

/** The invoice that must be paid for the plan to stay, with the page where that is done. */
export function overdueInvoice({ subscriptions }: BillingAccount): OverdueInvoice | null {
  const overdue = subscriptions.find(({ status }) => OVERDUE.includes(status))
  const invoice = overdue?.latest_invoice
  if (!invoice?.hosted_invoice_url) return null
  return { amountCents: invoice.amount_due, url: invoice.hosted_invoice_url }
}
