import type { HttpContext } from '@adonisjs/core/http'
import { signsInWithGoogle } from '#config/google'
import { EntitlementsPort } from '#modules/shared/entitlements/entitlements'
import { unwrap } from '#modules/shared/result'
import { holds } from '../domain/held_rights.ts'
import { UpdateCompany } from '../actions/update_company.ts'
import { findCompany } from '../queries/find_company.ts'
import { updateCompanyValidator } from './company_validators.ts'
import { toBillingAccount } from './transformers.ts'

export default class CompanyController {
  async show({ containerResolver, scope, user }: HttpContext) {
    const facts = await (await containerResolver.make(EntitlementsPort)).facts(scope)
    const billingAccount = toBillingAccount(facts, holds(user, 'billing.manage'))
    return { ...(await findCompany(scope)), billingAccount }
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(updateCompanyValidator)
    unwrap(await UpdateCompany.handle(ctx.scope, input))
    return this.show(ctx)
  }

  /** What a visitor may see before signing in: the name, the colours, and the ways to sign in. */
  async brand({ scope }: HttpContext) {
    const { name, mainColor, logoUrl } = await findCompany(scope)
    return { name, mainColor, logoUrl, signsInWithGoogle }
  }
}
