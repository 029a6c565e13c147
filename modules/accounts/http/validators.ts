import vine from '@vinejs/vine'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { RIGHTS, type Right } from '../domain/rights.ts'

export const signInValidator = vine.create({
  email: vine.string().trim().email().maxLength(254),
  password: vine.string().minLength(1).maxLength(1024),
  rememberMe: vine.boolean().optional(),
})

export const createTokenValidator = vine.create({
  email: vine.string().trim().email().maxLength(254),
  password: vine.string().minLength(1).maxLength(1024),
  name: vine.string().trim().minLength(1).maxLength(100),
  /** Of the authenticator app, where the account has one. */
  code: vine.string().trim().maxLength(20).optional(),
})

export const createOwnTokenValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(100),
  scopes: vine
    .array(vine.enum(Object.keys(RIGHTS) as Right[]))
    .minLength(1)
    .distinct(),
  /** Days until it ends. */
  days: vine.number().min(1).max(365).withoutDecimals(),
})

export const updateUserValidator = vine.create({
  displayName: vine.string().trim().minLength(1).maxLength(200).optional(),
  language: vine.enum(LOCALES).optional(),
})
