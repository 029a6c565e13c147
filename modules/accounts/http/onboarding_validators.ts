import vine from '@vinejs/vine'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { list, number, orNull, text, whole } from '#modules/shared/http/shapes'
import { MAILED_CODE } from '../domain/mailed_code.ts'
import { SHORTEST_PASSWORD } from '../domain/password_rules.ts'

/** What stands behind `#` in the company's link. */
const companyLink = vine.string().maxLength(200)
const email = vine.string().trim().email().maxLength(254)

export const openOnboardingValidator = vine.create({ companyLink: companyLink.clone() })

export const askOnboardingCodeValidator = vine.create({
  companyLink: companyLink.clone(),
  email: email.clone(),
  language: vine.enum(LOCALES),
})

export const onboardUserValidator = vine.create({
  companyLink: companyLink.clone(),
  /** Of the mail to that address. */
  code: vine.string().maxLength(40).regex(MAILED_CODE),
  displayName: vine.string().trim().minLength(1).maxLength(200),
  email: email.clone(),
  language: vine.enum(LOCALES),
  password: vine.string().minLength(SHORTEST_PASSWORD).maxLength(1024),
  rememberMe: vine.boolean().optional(),
})

export const makeOnboardingLinkValidator = vine.create({
  domains: vine
    .array(
      vine
        .string()
        .trim()
        .toLowerCase()
        .maxLength(253)
        .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/)
    )
    .minLength(1)
    .maxLength(20)
    .distinct(),
  days: vine.number().min(1).max(90).withoutDecimals(),
  uses: vine.number().min(1).max(500).withoutDecimals(),
})

export const onboardingCompanySchema = whole({
  name: text,
  domains: list(text),
})
export const onboardingLinkSchema = whole({
  createdAt: orNull(text),
  expiresAt: orNull(text),
  usesLeft: number,
  domains: list(text),
})
export const newOnboardingLinkSchema = whole({ link: text })
