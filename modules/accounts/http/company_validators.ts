import vine from '@vinejs/vine'
import { LOCALES } from '#modules/shared/tenancy/scope'

export const updateCompanyValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
  name: vine.string().trim().minLength(1).maxLength(200),
  mainColor: vine.string().regex(/^#[0-9a-f]{6}$/i),
  language: vine.enum(LOCALES),
  street: vine.string().trim().maxLength(200),
  postalCode: vine.string().trim().maxLength(20),
  city: vine.string().trim().maxLength(100),
  effectif: vine.number().min(1).max(1_000_000).withoutDecimals(),
  /** A share of gross pay: 0.005 is 0.5 %. */
  assuranceLoiTaux: vine.number().min(0).max(0.5).decimal([0, 5]),
  commissionParitaire: vine
    .string()
    .trim()
    .regex(/^[A-Z0-9][A-Z0-9 ./-]{1,38}$/)
    .nullable(),
})
