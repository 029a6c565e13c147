import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#modules/shared/audit/record'
import type User from '../models/user.ts'
import UserSession from '../models/user_session.ts'
import { findCompany } from '../queries/find_company.ts'
import { toUser } from './transformers.ts'

/** By which door somebody came in; it stands in the audit log. */
export type Way = 'password' | 'link'

/** Signs a proven person in, under a new session id, and answers what the screens start from. */
export async function openSession(
  { auth, session, scope }: HttpContext,
  user: User,
  remembered: boolean,
  way: Way
) {
  const opened = await UserSession.open(user, remembered)
  await auth.use('web').login(opened)
  session.put('remember', remembered)
  await record(
    { ...scope, actor: { kind: 'user', id: user.id, role: user.role } },
    'user.signed_in',
    { type: 'user', id: user.id },
    { way }
  )
  return { user: toUser(user), company: await findCompany(scope) }
}
