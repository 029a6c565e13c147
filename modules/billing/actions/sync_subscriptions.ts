import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { dayOf } from '#modules/shared/values/days'
import { boughtPlan, type BoughtPlan, type Subscription } from '../domain/subscription.ts'
import BillingAccount from '../models/billing_account.ts'
import type { CardPayments } from '../ports/card_payments.ts'
import { forgetEntitlements } from '../queries/company_entitlements.ts'
import { listSubscriptions } from '../queries/list_subscriptions.ts'

/**
 * Makes the company's subscriptions, its plan and the plan's end what they are at the provider now. Events only say
 * when to look: late, twice or in any order they lead to the same state. The provider is asked between two units of
 * work, and an answer that was asked for earlier than the one written is let go.
 */
export class SyncSubscriptions {
  static async handle(inScope: InScope, payments: CardPayments): Promise<Result<void>> {
    const customer = await inScope(customerNow)
    if (!customer) return ok(undefined)
    const answer = await payments.subscriptionsOf(customer.id)
    if (!answer.ok) return answer
    await inScope((scope) => write(scope, answer.value, customer.askedAt))
    return ok(undefined)
  }
}

/** Whom to ask for, and the moment of asking by the database's clock, to the microsecond; null for who buys nothing. */
async function customerNow({ trx }: Scope): Promise<{ id: string; askedAt: string } | null> {
  const account = await BillingAccount.query().first()
  if (!account?.stripeCustomerId) return null
  const { rows } = await trx.rawQuery('select clock_timestamp()::text as now')
  return { id: account.stripeCustomerId, askedAt: rows[0].now }
}

async function write(
  scope: Scope,
  subscriptions: readonly Subscription[],
  askedAt: string
): Promise<void> {
  const account = await BillingAccount.query().forUpdate().firstOrFail()
  const newer = scope.trx.from('billing_subscriptions').where('synced_at', '>', askedAt)
  if (await newer.first()) return
  const before = statesOf(await listSubscriptions())
  for (const subscription of subscriptions) await store(scope, subscription, askedAt)
  const bought = boughtPlan(subscriptions)
  if (bought) await give(account, bought)
  const after = statesOf(subscriptions)
  if (before.join() === after.join()) return
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
}

/** A subscription's id, state and end: what the audit log tells apart. */
function statesOf(subscriptions: readonly Subscription[]): string[] {
  return subscriptions
    .map(({ id, status, plan, extras, endsAt }) =>
      [id, status, plan, ...extras, endsAt].filter(Boolean).join(' ')
    )
    .sort()
}

async function store(scope: Scope, subscription: Subscription, askedAt: string): Promise<void> {
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
      synced_at: askedAt,
    })
    .onConflict('stripe_id')
    .merge()
}

/** A plan is good through the Belgian day on which its subscription ends. */
async function give(account: BillingAccount, { plan, extras, until }: BoughtPlan): Promise<void> {
  const activeUntil = until === null ? null : DateTime.fromISO(dayOf(until))
  account.merge({ billingPlan: plan, extras, activeUntil })
  // What was asked for has been bought; the next wish is a new one.
  if (account.$dirty.billingPlan) account.requestedAt = null
  await account.save()
  forgetEntitlements(account.companyId)
}
