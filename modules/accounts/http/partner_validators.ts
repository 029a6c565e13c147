import vine from '@vinejs/vine'
import type { LOCALES } from '#modules/shared/tenancy/scope'

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

export const partnerCompaniesSchema = vine.create({
  data: vine.array(vine.object({ id: vine.string().uuid(), name: vine.string() })),
})

export const changeCompanySchema = vine.create({ address: vine.string() })

/** What the session keeps between the click and the departure. */
export interface Departure {
  companyId: string
  language: (typeof LOCALES)[number]
}
