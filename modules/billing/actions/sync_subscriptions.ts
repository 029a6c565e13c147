import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { boughtPlan, type BoughtPlan, type Subscription } from '../domain/subscription.ts'
import BillingAccount from '../models/billing_account.ts'
import type { CardPayments } from '../ports/card_payments.ts'
import { forgetEntitlements } from '../queries/company_entitlements.ts'
import { listSubscriptions } from '../queries/list_subscriptions.ts'

/**
 * Makes the company's subscriptions, its plan and the plan's end what they are at the provider now. Events only say
 * when to look: late, twice or in any order they lead to the same state. The account is locked before the provider
 * is asked, so that no older answer is written over a newer one.
 */
export class SyncSubscriptions {
  static async handle(scope: Scope, payments: CardPayments): Promise<Result<void>> {
    const account = await BillingAccount.query().forUpdate().first()
    if (!account?.stripeCustomerId) return ok(undefined)
    const asked = await payments.subscriptionsOf(account.stripeCustomerId)
    if (!asked.ok) return asked

    const before = statesOf(await listSubscriptions())
    for (const subscription of asked.value) await store(scope, subscription)
    const bought = boughtPlan(asked.value)
    if (bought) await give(account, bought)
    const after = statesOf(asked.value)
    if (before.join() === after.join()) return ok(undefined)
    await record(
      scope,
      'billing.subscription_changed',
      { type: 'billing', id: account.id },
      {
        subscriptions: after,
        plan: account.billingPlan,
        activeUntil: account.activeUntil?.toISODate() ?? null,
      }
    )
    return ok(undefined)
  }
}

/** A subscription's id, state and end: what the audit log tells apart. */
function statesOf(subscriptions: readonly Subscription[]): string[] {
  return subscriptions
    .map(({ id, status, plan, extras, endsAt }) =>
      [id, status, plan, ...extras, endsAt].filter(Boolean).join(' ')
    )
    .sort()
}

async function store(scope: Scope, subscription: Subscription): Promise<void> {
  const { latestInvoice } = subscription
  await scope.trx
    .insertQuery()
    .table('billing_subscriptions')
    .insert({
      stripe_id: subscription.id,
      status: subscription.status,
      billing_plan: subscription.plan,
      extras: subscription.extras,
      started_at: subscription.startedAt,
      period_start: subscription.periodStart,
      period_end: subscription.periodEnd,
      ends_at: subscription.endsAt,
      invoice_amount_due: latestInvoice?.amountDueCents ?? null,
      invoice_currency: latestInvoice?.currency ?? null,
      invoice_status: latestInvoice?.status ?? null,
      invoice_url: latestInvoice?.url ?? null,
      synced_at: new Date(),
    })
    .onConflict('stripe_id')
    .merge()
}

/** A plan is good through the Belgian day on which its subscription ends. */
async function give(account: BillingAccount, { plan, extras, until }: BoughtPlan): Promise<void> {
  const activeUntil = until === null ? null : DateTime.fromISO(until).setZone('Europe/Brussels')
  account.merge({ billingPlan: plan, extras, activeUntil: activeUntil?.startOf('day') ?? null })
  // What was asked for has been bought; the next wish is a new one.
  if (account.$dirty.billingPlan) account.requestedAt = null
  await account.save()
  forgetEntitlements(account.companyId)
}
