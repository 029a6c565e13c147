import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import type { Aiming, Counted } from '#modules/shared/limits/aim'
import { giveTryBack, takeTry } from '#modules/shared/limits/row_tries'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { rowOfSecret } from '#modules/shared/values/secret_link'
import AccessLink from '../models/access_link.ts'
import AddressProof from '../models/address_proof.ts'
import KnownBrowser from '../models/known_browser.ts'
import SmsCode from '../models/sms_code.ts'
import UserSession from '../models/user_session.ts'
import { browserOf } from './browser_proof.ts'
import { knownSecret } from './known_browser.ts'

/** At whose address was typed: passwords, and mails that are asked for. */
export const aimAtAddress: Aiming = async (ctx, companyId) => {
  const typed: unknown = ctx.request.input('email')
  if (typeof typed !== 'string') return { account: null }
  const email = typed.trim().toLowerCase()
  return { account: email, ...(await known(ctx, companyId, { email })) }
}

/** At a mailed link; at the newest of this browser where the code of its mail is typed. */
export const aimAtLink: Aiming = async (ctx, companyId) => {
  const secret: unknown = ctx.request.input('secret') ?? ctx.request.input('ticket')
  const bySecret = typeof secret === 'string'
  const at = bySecret ? rowOfSecret(secret) : browserOf(ctx)
  if (!at) return { account: null }
  const count = () =>
    inTenant(companyId, async (): Promise<Counted | null> => {
      const link = await (bySecret ? AccessLink.named(at) : AccessLink.newestOf(at))
      if (!link) return null
      if (!(await takeTry(AccessLink, link.id)))
        throw new Problem(bySecret ? 'E_LINK_GONE' : 'E_INVALID_CODE')
      const giveBack = () => inTenant(companyId, () => giveTryBack(AccessLink, link.id))
      return { row: link.id, giveBack }
    })
  return { account: null, at, count }
}

/** At the code that proves an address to the link for colleagues, the newest that this browser asked for. */
export const aimAtAddressProof: Aiming = async (ctx, companyId) => {
  const browser = browserOf(ctx)
  if (!browser) return { account: null }
  const count = () =>
    inTenant(companyId, async (): Promise<Counted | null> => {
      const row = await AddressProof.takeTry('ONBOARDING', browser)
      if (!row) return null
      return { row, giveBack: () => inTenant(companyId, () => giveTryBack(AddressProof, row)) }
    })
  return { account: null, at: browser, count }
}

/** At the person who waits for their second factor in this browser. */
export const aimAtWaiting: Aiming = async (ctx, companyId) => {
  const id: unknown = ctx.session.get('second_factor_user')
  if (typeof id !== 'string') return { account: null }
  return { account: id, ...(await known(ctx, companyId, { id })) }
}

/** At that person's second factor: the waiting session counts, and the text message that may be under way. */
export const aimAtFactor: Aiming = async (ctx, companyId) => {
  const aim = await aimAtWaiting(ctx, companyId)
  const { account } = aim
  const id = String(ctx.session.get('second_factor'))
  if (!account) return aim
  const count = () =>
    inTenant(companyId, async (): Promise<Counted | null> => {
      if (!(await UserSession.waiting(id))) return null
      if (!(await takeTry(UserSession, id))) throw new Problem('E_UNAUTHENTICATED')
      const message = await SmsCode.takeTry(account)
      const giveBack = () =>
        inTenant(companyId, async () => {
          await giveTryBack(UserSession, id)
          if (message) await giveTryBack(SmsCode, message)
        })
      return { row: id, giveBack }
    })
  return { ...aim, count }
}

/** At the signed-in person. A program proves nothing: it would try its owner's password, and is refused afterwards. */
export const aimAtPerson: Aiming = async (ctx, companyId) => {
  if (ctx.request.header('authorization')) return { account: null }
  const id: unknown = ctx.session.get('auth_web')
  if (typeof id !== 'string') return { account: null }
  const account = await inTenant(companyId, () => UserSession.personOf(id))
  if (!account) return { account }
  const aim = { account, ...(await known(ctx, companyId, { id: account })) }
  if (!typesCode(ctx)) return aim
  const count = () =>
    inTenant(companyId, async (): Promise<Counted | null> => {
      const row = await SmsCode.takeTry(account)
      if (!row) return null
      return { row, giveBack: () => inTenant(companyId, () => giveTryBack(SmsCode, row)) }
    })
  return { ...aim, count }
}

/** Only who shows a cookie of ours is looked up: a stranger's refused try stays one statement. */
async function known(
  ctx: HttpContext,
  companyId: string,
  whose: { id: string } | { email: string }
): Promise<{ knownBrowser?: string }> {
  const secret = knownSecret(ctx)
  if (!secret) return {}
  const knows = await inTenant(companyId, () => KnownBrowser.knows(whose, secret))
  return knows ? { knownBrowser: secret } : {}
}

function typesCode({ request }: HttpContext): boolean {
  return request.input('code') !== undefined
}
