import vine from '@vinejs/vine'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { enterpriseNumber } from '../domain/enterprise_number.ts'

const isEnterpriseNumber = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || value === '') return
  const digits = enterpriseNumber(value)
  if (digits) field.mutate(digits, field)
  else field.report('enterpriseNumber', 'enterpriseNumber', field)
})

export const updateCompanyValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
  name: vine.string().trim().minLength(1).maxLength(200),
  mainColor: vine.string().regex(/^#[0-9a-fA-F]{6}$/),
  language: vine.enum(LOCALES),
  /** Ten digits, however they were written; empty while it is not known. */
  numeroEntreprise: vine.string().trim().maxLength(20).use(isEnterpriseNumber()).optional(),
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
