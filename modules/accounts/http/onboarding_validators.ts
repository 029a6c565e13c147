import vine from '@vinejs/vine'
import { LOCALES } from '#modules/shared/tenancy/scope'

export const onboardUserValidator = vine.create({
  displayName: vine.string().trim().minLength(1).maxLength(200),
  email: vine.string().trim().email().maxLength(254),
  language: vine.enum(LOCALES),
  password: vine.string().minLength(1).maxLength(1024),
  rememberMe: vine.boolean().optional(),
})

export const onboardingCompanySchema = vine.create({ name: vine.string() })
export const onboardingLinkSchema = vine.create({ createdAt: vine.string().nullable() })
export const newOnboardingLinkSchema = vine.create({ link: vine.string() })
