import { rightsOf } from '../domain/rights.ts'
import type User from '../models/user.ts'

/** The signed-in person as the API shows them, with what they may do. */
export function toUser(user: User) {
  return {
    id: user.id,
    displayName: user.displayName,
    email: user.email,
    language: user.language,
    role: user.role,
    createdAt: user.createdAt.toISO()!,
    can: rightsOf(user.role),
  }
}
