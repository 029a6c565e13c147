import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import User from '../models/user.ts'

/** Where and in which language a user is written to. */
export interface UserContact {
  displayName: string
  email: string
  language: Locale
}

/** How to write to one of the company's users; null for one who has left, and for none. */
export async function findUserContact(
  _scope: Scope,
  id: string | null
): Promise<UserContact | null> {
  const user = id && (await User.query().where('id', id).whereNull('deactivated_at').first())
  if (!user) return null
  return { displayName: user.displayName, email: user.email, language: user.language as Locale }
}
