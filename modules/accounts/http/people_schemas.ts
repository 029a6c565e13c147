import { email, flag, list, oneOf, orNull, text, uuid, whole } from '#modules/shared/http/shapes'
import { GIVEN_ROLES, ROLES } from '../domain/rights.ts'

const person = {
  id: uuid,
  displayName: text,
  email,
  language: text,
  role: text,
  createdAt: text,
  deactivatedAt: orNull(text),
  can: whole({ manage: flag }),
}
export const personSchema = whole(person)
export const peopleSchema = whole({ data: list(whole(person)) })

const invitation = {
  id: uuid,
  email,
  role: text,
  language: text,
  sentAt: orNull(text),
  expiresAt: text,
}
export const invitationSchema = whole(invitation)
export const invitationsSchema = whole({ data: list(whole(invitation)) })
export const openInvitationSchema = whole({
  email,
  language: text,
})

export const rolesSchema = whole({
  roles: list(oneOf(ROLES)),
  toGive: list(oneOf(GIVEN_ROLES)),
  rights: list(whole({ right: text, roles: list(oneOf(ROLES)) })),
})
