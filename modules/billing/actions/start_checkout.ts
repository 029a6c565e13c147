import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { Places } from '#modules/shared/tenancy/places'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { isSold, type AddOn, type SoldPlan } from '../domain/plans.ts'
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

/** Two pages of one company at a time would leave two open; the rest waits for its turn. */
const checkouts = new Places({ all: 50, each: 1, waitMs: 15_000 })

/**
 * Opens the page where a plan is paid; what was bought is known when its webhook comes. The provider is asked between
 * two units of work: two clicks make one customer by its own idempotency key, and one open page.
 */
export class StartCheckout {
  static async handle(
    inScope: InScope,
    payments: CardPayments,
    { plan, extras, payer, urls }: Purchase
  ): Promise<Result<string>> {
    const articles = [plan, ...extras]
    if (!articles.every((article) => isSold(article) && payments.articles.includes(article)))
      return fail('E_NOT_FOR_SALE')
    const buyer = await inScope(buyerOf)
    if (!buyer.ok) return buyer
    const { companyId, locale, customerId } = buyer.value
    return checkouts.use(companyId, async () => {
      const customer = customerId
        ? ok(customerId)
        : await payments.createCustomer({ companyId, locale, ...payer })
      if (!customer.ok) return customer
      // At once: a person who comes back, however much later, is the same customer.
      if (!customerId) await inScope((scope) => saveCustomer(scope, customer.value))
      const asked = { customerId: customer.value, companyId, locale, articles, ...urls }
      const page = await payments.checkout(asked)
      if (page.ok) await inScope((scope) => recordOpened(scope, { plan, extras }))
      return page
    })
  }
}

interface Buyer {
  companyId: string
  locale: Locale
  customerId: string | null
}

async function buyerOf(scope: Scope): Promise<Result<Buyer>> {
  const account = await lockedAccount(scope)
  if ((await listSubscriptions()).some(isLive)) return fail('E_SUBSCRIBED')
  const { companyId, locale } = scope
  return ok({ companyId, locale, customerId: account.stripeCustomerId })
}

async function saveCustomer(scope: Scope, stripeCustomerId: string): Promise<void> {
  const account = await lockedAccount(scope)
  await account.merge({ stripeCustomerId }).save()
}

async function recordOpened(
  scope: Scope,
  bought: Pick<Purchase, 'plan' | 'extras'>
): Promise<void> {
  const account = await lockedAccount(scope)
  await record(scope, 'billing.checkout_opened', { type: 'billing', id: account.id }, { ...bought })
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
