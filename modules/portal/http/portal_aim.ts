import type { HttpContext } from '@adonisjs/core/http'
import { browserOf } from '#modules/accounts/index'
import { Problem } from '#modules/shared/http/problem'
import type { Aiming, Counted } from '#modules/shared/limits/aim'
import { giveTryBack, takeTry } from '#modules/shared/limits/row_tries'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { rowOfSecret } from '#modules/shared/values/secret_link'
import PortalLink from '../models/portal_link.ts'

/** At a mailed link to the portal; at the newest of this browser where the code of its mail is typed. */
export const aimAtPortalLink: Aiming = async (ctx: HttpContext, companyId) => {
  const secret: unknown = ctx.request.input('secret')
  const bySecret = typeof secret === 'string'
  const at = bySecret ? rowOfSecret(secret) : browserOf(ctx)
  if (!at) return { account: null }
  const count = () =>
    inTenant(companyId, async (): Promise<Counted | null> => {
      const link = await (bySecret ? PortalLink.named(at) : PortalLink.newestOf(at))
      if (!link) return null
      if (!(await takeTry(PortalLink, link.id)))
        throw new Problem(bySecret ? 'E_LINK_GONE' : 'E_INVALID_CODE')
      const giveBack = () => inTenant(companyId, () => giveTryBack(PortalLink, link.id))
      return { row: link.id, giveBack }
    })
  return { account: null, at, count }
}
