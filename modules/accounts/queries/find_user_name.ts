import type { Scope } from '#modules/shared/tenancy/scope'
import User from '../models/user.ts'

/** The name of one of the company's users, or null when there is none with this id. */
export async function findUserName(_scope: Scope, id: string): Promise<string | null> {
  return (await User.find(id))?.displayName ?? null
}
