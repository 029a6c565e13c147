import vine from '@vinejs/vine'
import { ETATS_CIVILS } from '#modules/compute/pure'
import { LOCALES } from '#modules/shared/tenancy/scope'

const version = () => vine.number().min(1).withoutDecimals()

export const configureOfferValidator = vine.create({
  /** The engine and the list of what is on offer judge it, field by field. */
  package: vine.object({}).allowUnknownProperties(),
  version: version(),
})

export const situationValidator = vine.create({
  etatCivil: vine.enum(ETATS_CIVILS),
  conjointTravaille: vine.boolean(),
  enfantsACharge: vine.number().min(0).max(30).withoutDecimals(),
})

export const renderTextValidator = vine.create({ language: vine.enum(LOCALES).optional() })

export const acceptOfferValidator = vine.create({
  includeVariableCompensation: vine.boolean(),
  /** What was seen; unless told, what this browser was shown last. */
  version: version().optional(),
  packageVersion: version().optional(),
})
