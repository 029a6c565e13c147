import type { HttpContext } from '@adonisjs/core/http'
import { companyAddress } from '#config/app'
import { findCompany } from '#modules/accounts/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { OpenPortal } from '../actions/open_portal.ts'
import { StartCheckout } from '../actions/start_checkout.ts'
import { SyncSubscriptions } from '../actions/sync_subscriptions.ts'
import { CardPayments } from '../ports/card_payments.ts'
import { checkoutValidator } from './validators.ts'

export default class PaymentsController {
  async prices({ containerResolver }: HttpContext) {
    const payments = await containerResolver.make(CardPayments)
    return { data: unwrap(await payments.prices()) }
  }

  async checkout({ containerResolver, request, scope, user }: HttpContext) {
    const { plan, extras } = await request.validateUsing(checkoutValidator)
    const { name, screen } = await billingScreen(scope)
    const url = await StartCheckout.handle(scope, await containerResolver.make(CardPayments), {
      plan,
      extras,
      payer: { name, email: user.email },
      urls: { paidUrl: `${screen}?checkout=paid`, leftUrl: `${screen}?checkout=left` },
    })
    return { url: unwrap(url) }
  }

  /** For a payer whose webhook does not come: the same look at the provider that it would have caused. */
  async refresh({ containerResolver, response, scope }: HttpContext) {
    unwrap(await SyncSubscriptions.handle(scope, await containerResolver.make(CardPayments)))
    return response.noContent()
  }

  async portal({ containerResolver, scope }: HttpContext) {
    const payments = await containerResolver.make(CardPayments)
    const { screen } = await billingScreen(scope)
    return { url: unwrap(await OpenPortal.handle(scope, payments, `${screen}?checkout=managed`)) }
  }
}

/** The company's name, and where the provider's pages lead back to. */
async function billingScreen(scope: Scope): Promise<{ name: string; screen: string }> {
  const { slug, name } = await findCompany(scope)
  return { name, screen: `${companyAddress(slug)}/${scope.locale}/settings/billing` }
}
