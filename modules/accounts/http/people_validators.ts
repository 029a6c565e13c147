import vine from '@vinejs/vine'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { SHORTEST_PASSWORD } from '../domain/password_rules.ts'
import { GIVEN_ROLES } from '../domain/rights.ts'

export const changeRoleValidator = vine.create({ role: vine.enum(GIVEN_ROLES) })

export const inviteUserValidator = vine.create({
  email: vine.string().trim().email().maxLength(254),
  role: vine.enum(GIVEN_ROLES),
  language: vine.enum(LOCALES),
})

/** What stands behind `#` in the mailed address. */
const link = vine.string().maxLength(200)

export const openInvitationValidator = vine.create({ link: link.clone() })

export const acceptInvitationValidator = vine.create({
  link: link.clone(),
  displayName: vine.string().trim().minLength(1).maxLength(200),
  language: vine.enum(LOCALES),
  password: vine.string().minLength(SHORTEST_PASSWORD).maxLength(1024),
})
