import vine from '@vinejs/vine'
import { GIVEN_ROLES, ROLES } from '../domain/rights.ts'

const person = {
  id: vine.string().uuid(),
  displayName: vine.string(),
  email: vine.string().email(),
  language: vine.string(),
  role: vine.string(),
  createdAt: vine.string(),
  deactivatedAt: vine.string().nullable(),
  can: vine.object({ manage: vine.boolean() }),
}
export const personSchema = vine.create(person)
export const peopleSchema = vine.create({ data: vine.array(vine.object(person)) })

const invitation = {
  id: vine.string().uuid(),
  email: vine.string().email(),
  role: vine.string(),
  language: vine.string(),
  sentAt: vine.string().nullable(),
  expiresAt: vine.string(),
}
export const invitationSchema = vine.create(invitation)
export const invitationsSchema = vine.create({ data: vine.array(vine.object(invitation)) })
export const openInvitationSchema = vine.create({
  email: vine.string().email(),
  language: vine.string(),
})

export const rolesSchema = vine.create({
  roles: vine.array(vine.enum(ROLES)),
  toGive: vine.array(vine.enum(GIVEN_ROLES)),
  rights: vine.array(vine.object({ right: vine.string(), roles: vine.array(vine.enum(ROLES)) })),
})
