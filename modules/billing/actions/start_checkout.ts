import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { AddOn, SoldPlan } from '../domain/plans.ts'
import { isLive } from '../domain/subscription.ts'
import BillingAccount from '../models/billing_account.ts'
import type { CardPayments, CheckoutRequest, Payer } from '../ports/card_payments.ts'
import { listSubscriptions } from '../queries/list_subscriptions.ts'

export interface Purchase {
  plan: SoldPlan
  extras: AddOn[]
  payer: Omit<Payer, 'companyId' | 'locale'>
  urls: Pick<CheckoutRequest, 'paidUrl' | 'leftUrl'>
}

/** Opens the page where a plan is paid; what was bought is known when its webhook comes. */
export class StartCheckout {
  static async handle(
    scope: Scope,
    payments: CardPayments,
    { plan, extras, payer, urls }: Purchase
  ): Promise<Result<string>> {
    const articles = [plan, ...extras]
    if (!articles.every((article) => payments.articles.includes(article)))
      return fail('E_NOT_FOR_SALE')
    // Locked: two clicks must not make two customers.
    const account = await lockedAccount(scope)
    if ((await listSubscriptions()).some(isLive)) return fail('E_SUBSCRIBED')
    const { companyId, locale } = scope
    const customer = account.stripeCustomerId
      ? ok(account.stripeCustomerId)
      : await payments.createCustomer({ companyId, locale, ...payer })
    if (!customer.ok) return customer
    await account.merge({ stripeCustomerId: customer.value }).save()
    await record(
      scope,
      'billing.checkout_opened',
      { type: 'billing', id: account.id },
      { plan, extras }
    )
    return payments.checkout({
      customerId: customer.value,
      companyId,
      locale,
      articles,
      ...urls,
    })
  }
}

async function lockedAccount(scope: Scope): Promise<BillingAccount> {
  await scope.trx
    .insertQuery()
    .table('billing_accounts')
    .insert({ billing_plan: 'NONE' })
    .onConflict('company_id')
    .ignore()
  return BillingAccount.query().forUpdate().firstOrFail()
}
