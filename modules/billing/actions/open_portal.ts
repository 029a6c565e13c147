import { record } from '#modules/shared/audit/record'
import { fail, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import BillingAccount from '../models/billing_account.ts'
import type { CardPayments } from '../ports/card_payments.ts'

/** Opens the provider's page where a payer changes card and plan, cancels, and finds invoices. */
export class OpenPortal {
  static async handle(
    inScope: InScope,
    payments: CardPayments,
    returnUrl: string
  ): Promise<Result<string>> {
    const payer = await inScope(async ({ locale }) => {
      const account = await BillingAccount.query().first()
      return { account, customer: account?.stripeCustomerId, locale }
    })
    if (!payer.account || !payer.customer) return fail('E_NOT_SUBSCRIBED')
    const { account } = payer
    const page = await payments.portal(payer.customer, payer.locale, returnUrl)
    const subject = { type: 'billing', id: account.id }
    if (page.ok) await inScope((scope) => record(scope, 'billing.portal_opened', subject))
    return page
  }
}
