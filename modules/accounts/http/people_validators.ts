import vine from '@vinejs/vine'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { ROLES } from '../domain/rights.ts'

export const changeRoleValidator = vine.create({ role: vine.enum(ROLES) })

export const inviteUserValidator = vine.create({
  email: vine.string().trim().email().maxLength(254),
  role: vine.enum(ROLES),
  language: vine.enum(LOCALES),
})

export const acceptInvitationValidator = vine.create({
  displayName: vine.string().trim().minLength(1).maxLength(200),
  language: vine.enum(LOCALES),
  password: vine.string().minLength(12).maxLength(1024),
})
