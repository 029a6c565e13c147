import type { Scope } from '#modules/shared/tenancy/scope'
import User from '../models/user.ts'

/** The names of these users of the company, by name; ids that are none of them are left out. */
export async function findUserNames(
  _scope: Scope,
  ids: string[]
): Promise<{ id: string; displayName: string }[]> {
  const users = await User.query().whereIn('id', ids).orderBy('display_name').orderBy('id')
  return users.map(({ id, displayName }) => ({ id, displayName }))
}
