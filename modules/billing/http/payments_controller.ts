import type { HttpContext } from '@adonisjs/core/http'
import { companyAddress } from '#config/app'
import { findCompany } from '#modules/accounts/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Answer } from '#modules/shared/http/shapes'
import { OpenPortal } from '../actions/open_portal.ts'
import { StartCheckout } from '../actions/start_checkout.ts'
import { SyncSubscriptions } from '../actions/sync_subscriptions.ts'
import { isSold } from '../domain/plans.ts'
import { CardPayments } from '../ports/card_payments.ts'
import { checkoutValidator } from './validators.ts'
import type { pageSchema, pricesSchema } from './schemas.ts'

/** The provider is asked with no unit of work open: a slow one holds nothing that others need. */
export default class PaymentsController {
  async prices({ containerResolver }: HttpContext): Promise<Answer<typeof pricesSchema>> {
    const payments = await containerResolver.make(CardPayments)
    const prices = unwrap(await payments.prices())
    return { data: prices.filter(({ article }) => isSold(article)) }
  }

  async checkout({
    containerResolver,
    inScope,
    request,
    user,
  }: HttpContext): Promise<Answer<typeof pageSchema>> {
    const { plan, extras } = await request.validateUsing(checkoutValidator)
    const { companyId, name, screen } = await inScope(billingScreen)
    const payments = await containerResolver.make(CardPayments)
    const url = await StartCheckout.handle(inScope, payments, {
      companyId,
      plan,
      extras,
      payer: { name, email: user.email },
      urls: { paidUrl: `${screen}?checkout=paid`, leftUrl: `${screen}?checkout=left` },
    })
    return { url: unwrap(url) }
  }

  /** For a payer whose webhook does not come: the same look at the provider that it would have caused. */
  async refresh({ containerResolver, inScope, response }: HttpContext) {
    const payments = await containerResolver.make(CardPayments)
    unwrap(await SyncSubscriptions.handle(inScope, payments))
    return response.noContent()
  }

  async portal({ containerResolver, inScope }: HttpContext): Promise<Answer<typeof pageSchema>> {
    const payments = await containerResolver.make(CardPayments)
    const { screen } = await inScope(billingScreen)
    return {
      url: unwrap(await OpenPortal.handle(inScope, payments, `${screen}?checkout=managed`)),
    }
  }
}

/** The company, and where the provider's pages lead back to. */
async function billingScreen(scope: Scope) {
  const { slug, name } = await findCompany(scope)
  return {
    companyId: scope.companyId,
    name,
    screen: `${companyAddress(slug)}/${scope.locale}/settings/billing`,
  }
}
