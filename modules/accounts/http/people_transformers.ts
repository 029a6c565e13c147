import { mayManage } from '../domain/people_policy.ts'
import type Invitation from '../models/invitation.ts'
import type User from '../models/user.ts'

/** One of the company's people as an administrator sees them. */
export function toPerson(person: User, reader: User) {
  return {
    id: person.id,
    displayName: person.displayName,
    email: person.email,
    language: person.language,
    role: person.role,
    createdAt: person.createdAt.toISO()!,
    deactivatedAt: person.deactivatedAt?.toISO() ?? null,
    can: { manage: mayManage(reader.role, person.role) },
  }
}

/** An open invitation. */
export function toInvitation({ id, email, role, language, sentAt, expiresAt }: Invitation) {
  return {
    id,
    email,
    role,
    language,
    sentAt: sentAt?.toISO() ?? null,
    expiresAt: expiresAt.toISO()!,
  }
}
