import type { Scope } from '#modules/shared/tenancy/scope'
import type User from '../models/user.ts'
import UserSession from '../models/user_session.ts'

/** The browsers a person is signed in with, the last used first. */
export async function listSessions(_scope: Scope, user: User): Promise<UserSession[]> {
  return UserSession.query()
    .where('user_id', user.id)
    .where('awaits_second_factor', false)
    .where('ends_at', '>', new Date(Date.now()))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
}
