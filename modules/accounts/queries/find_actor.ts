import type { Actor, Scope } from '#modules/shared/tenancy/scope'
import User from '../models/user.ts'

/** One of the company's users as the actor they are now; null for one who has left, and for none. */
export async function findActor(
  _scope: Scope,
  id: string
): Promise<Extract<Actor, { kind: 'user' }> | null> {
  const user = await User.query().where('id', id).whereNull('deactivated_at').first()
  return user && { kind: 'user', id: user.id, role: user.role }
}
