import vine from '@vinejs/vine'
import { LOCALES } from '#modules/shared/tenancy/scope'

export const signInValidator = vine.create({
  email: vine.string().trim().email().maxLength(254),
  password: vine.string().minLength(1).maxLength(1024),
  rememberMe: vine.boolean().optional(),
})

export const createTokenValidator = vine.create({
  email: vine.string().trim().email().maxLength(254),
  password: vine.string().minLength(1).maxLength(1024),
  name: vine.string().trim().minLength(1).maxLength(100),
})

export const updateUserValidator = vine.create({
  displayName: vine.string().trim().minLength(1).maxLength(200).optional(),
  language: vine.enum(LOCALES).optional(),
})
