import type { HttpContext } from '@adonisjs/core/http'
import { companyAddress } from '#config/app'
import { findCompany } from '#modules/accounts/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { again } from '#modules/shared/tenancy/scopes'
import { OpenPortal } from '../actions/open_portal.ts'
import { StartCheckout } from '../actions/start_checkout.ts'
import { SyncSubscriptions } from '../actions/sync_subscriptions.ts'
import { isSold } from '../domain/plans.ts'
import { CardPayments } from '../ports/card_payments.ts'
import { checkoutValidator } from './validators.ts'

/** The provider is asked once the request's own transaction has ended: a slow one holds nothing that others need. */
export default class PaymentsController {
  async prices(ctx: HttpContext) {
    const payments = await ctx.containerResolver.make(CardPayments)
    ctx.afterCommit = async () => {
      const prices = unwrap(await payments.prices())
      ctx.response.send({ data: prices.filter(({ article }) => isSold(article)) })
    }
  }

  async checkout(ctx: HttpContext) {
    const { containerResolver, request, response, scope, user } = ctx
    const { plan, extras } = await request.validateUsing(checkoutValidator)
    const { name, screen } = await billingScreen(scope)
    const payments = await containerResolver.make(CardPayments)
    ctx.afterCommit = async () => {
      const url = await StartCheckout.handle(again(scope), payments, {
        plan,
        extras,
        payer: { name, email: user.email },
        urls: { paidUrl: `${screen}?checkout=paid`, leftUrl: `${screen}?checkout=left` },
      })
      response.send({ url: unwrap(url) })
    }
  }

  /** For a payer whose webhook does not come: the same look at the provider that it would have caused. */
  async refresh(ctx: HttpContext) {
    const { containerResolver, response, scope } = ctx
    const payments = await containerResolver.make(CardPayments)
    ctx.afterCommit = async () => {
      unwrap(await SyncSubscriptions.handle(again(scope), payments))
      response.noContent()
    }
  }

  async portal(ctx: HttpContext) {
    const { containerResolver, response, scope } = ctx
    const payments = await containerResolver.make(CardPayments)
    const { screen } = await billingScreen(scope)
    ctx.afterCommit = async () => {
      const url = await OpenPortal.handle(again(scope), payments, `${screen}?checkout=managed`)
      response.send({ url: unwrap(url) })
    }
  }
}

/** The company's name, and where the provider's pages lead back to. */
async function billingScreen(scope: Scope): Promise<{ name: string; screen: string }> {
  const { slug, name } = await findCompany(scope)
  return { name, screen: `${companyAddress(slug)}/${scope.locale}/settings/billing` }
}
