import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#modules/shared/audit/record'
import type { ProvenBy } from '../actions/prove_second_factor.ts'
import { actingAs } from '../domain/rights.ts'
import SecondFactor from '../models/second_factor.ts'
import type User from '../models/user.ts'
import UserSession from '../models/user_session.ts'
import { findCompany } from '../queries/find_company.ts'
import { knowBrowser } from './known_browser.ts'
import { toUser } from './transformers.ts'

/** How a person signed in; it stands in the audit log. */
export type Way = 'password' | 'link' | 'google' | 'partner'

/** Ways by which another service says who it is, perhaps by a session of weeks ago: no fresh proof. */
const VOUCHED: readonly Way[] = ['google', 'partner']

/**
 * After the first proof: signs the person in, or opens a session that waits for their second factor and opens
 * nothing meanwhile.
 */
export async function openSession(ctx: HttpContext, user: User, remembered: boolean, way: Way) {
  const secondFactor = await SecondFactor.kindsOf(user.id)
  if (secondFactor.length === 0) return trustSession(ctx, user, remembered, { way })
  const { request, session } = ctx
  const waiting = await UserSession.openWaiting(user, remembered, request.header('user-agent'))
  session.regenerate()
  session.put('second_factor', waiting.id)
  session.put('second_factor_user', user.id)
  session.put('second_factor_way', way)
  return { secondFactor }
}

/** Signs a proven person in, under a new session id, and answers what the screens start from. */
export async function trustSession(
  ctx: HttpContext,
  user: User,
  remembered: boolean,
  details: { way: Way; factor?: ProvenBy },
  /** Whether the account begins with it: its first browser is no new one. */
  { begins = false } = {}
) {
  const { auth, request, session, scope } = ctx
  const opened = await UserSession.open(user, remembered, {
    browser: request.header('user-agent'),
    proven: details.factor !== undefined || !VOUCHED.includes(details.way),
  })
  await auth.use('web').login(opened)
  session.put('remember', remembered)
  // Who comes from another company of the partner has been told there.
  await knowBrowser(ctx, user.id, { told: details.way !== 'partner' && !begins })
  await record(
    { ...scope, ...actingAs(user) },
    'user.signed_in',
    { type: 'user', id: user.id },
    details
  )
  return { user: toUser(user), company: await findCompany(scope) }
}
