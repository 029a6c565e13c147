import { record } from '#modules/shared/audit/record'
import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import BillingAccount from '../models/billing_account.ts'
import type { CardPayments } from '../ports/card_payments.ts'

/** Opens the provider's page where a payer changes card and plan, cancels, and finds invoices. */
export class OpenPortal {
  static async handle(
    scope: Scope,
    payments: CardPayments,
    returnUrl: string
  ): Promise<Result<string>> {
    const account = await BillingAccount.query().first()
    if (!account?.stripeCustomerId) return fail('E_NOT_SUBSCRIBED')
    await record(scope, 'billing.portal_opened', { type: 'billing', id: account.id })
    return payments.portal(account.stripeCustomerId, scope.locale, returnUrl)
  }
}
