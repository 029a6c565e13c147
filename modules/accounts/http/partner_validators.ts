import vine from '@vinejs/vine'
import type { LOCALES } from '#modules/shared/tenancy/scope'
import { list, text, uuid, whole } from '#modules/shared/http/shapes'

export const changeCompanyValidator = vine.create({ companyId: vine.string().uuid() })

/** The subdomain of the company that is left. */
export const entryValidator = vine.create({
  from: vine.string().regex(/^[a-z0-9-]{1,63}$/),
})

/** A SHA-256 in base64url. */
export const departureValidator = vine.create({
  browser: vine.string().regex(/^[\w-]{43}$/),
})

export const arrivalValidator = vine.create({ ticket: vine.string().maxLength(200) })

export const partnerCompaniesSchema = whole({
  data: list(whole({ id: uuid, name: text })),
})

export const changeCompanySchema = whole({ address: text })

/** What the session keeps between the click and the departure. */
export interface Departure {
  companyId: string
  language: (typeof LOCALES)[number]
}
