import vine from '@vinejs/vine'
import { pageQuery } from '#modules/shared/http/pagination'
import { LOCALES } from '#modules/shared/tenancy/scope'

export const PACKAGE_TYPES = ['FIX', 'FLEX'] as const
export const PACKAGE_CATEGORIES = ['OFFERED', 'CONTRACTED', 'SIMULATION', 'REFERENCE'] as const

/** The engine judges `worker` and `package` field by field; here only their shape is asked for. */
const content = {
  nomFonction: vine.string().trim().minLength(1).maxLength(200),
  packageType: vine.enum(PACKAGE_TYPES),
  packageCategory: vine.enum(PACKAGE_CATEGORIES),
  date: vine.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  worker: vine.object({}).allowUnknownProperties(),
  package: vine.object({}).allowUnknownProperties(),
}

export const listPackagesValidator = vine.create({
  ...pageQuery,
  category: vine.enum(PACKAGE_CATEGORIES).optional(),
  search: vine.string().trim().maxLength(200).optional(),
})

export const createPackageValidator = vine.create({
  id: vine.string().uuid().optional(),
  ...content,
})

export const updatePackageValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
  ...content,
})

export const requestPrintValidator = vine.create({
  id: vine.string().uuid().optional(),
  language: vine.enum(LOCALES).optional(),
  email: vine.string().trim().email().maxLength(254).optional(),
})
