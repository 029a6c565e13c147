import vine from '@vinejs/vine'
import { ETATS_CIVILS } from '#modules/compute/pure'
import { day } from '#modules/shared/http/day'
import { today, yearsAfter } from '#modules/shared/values/days'
import { MOST_SIGNS } from '../domain/asking.ts'
import { REVENUS_CONJOINT } from '../domain/household.ts'
import { MOST_KEPT } from '../domain/kept_choices.ts'
import { LOCALES } from '#modules/shared/tenancy/scope'

const withinAYear = vine.createRule((value, _options, field) => {
  if (!field.isValid || String(value) <= yearsAfter(today(), 1)) return
  field.report('The {{ field }} field must be within {{ years }} year', 'tooFar', field, {
    years: 1,
  })
})

const version = () => vine.number().min(1).withoutDecimals()

export const configureOfferValidator = vine.create({
  /** The engine and the list of what is on offer judge it, field by field. */
  package: vine.object({}).allowUnknownProperties(),
  version: version(),
})

export const situationValidator = vine.create({
  etatCivil: vine.enum(ETATS_CIVILS),
  conjointTravaille: vine.boolean(),
  enfantsACharge: vine.number().min(0).max(20).withoutDecimals(),
  /** What a working spouse earns, where it is known: limited earnings are taxed otherwise. */
  revenusConjoint: vine.enum(REVENUS_CONJOINT).optional(),
})

/** What a candidate writes: plain words, never markup. */
const words = () => vine.string().trim().maxLength(MOST_SIGNS)

export const questionValidator = vine.create({ text: words().minLength(1) })

export const declineValidator = vine.create({ text: words().optional() })

export const timeValidator = vine.create({
  day: day().use(withinAYear()),
  text: words().optional(),
})

export const keptValidator = vine.create({
  kept: vine
    .array(
      vine.object({
        name: vine.string().trim().minLength(1).maxLength(80),
        package: vine.object({}).allowUnknownProperties(),
      })
    )
    .maxLength(MOST_KEPT),
})

/** Who comes back without the link shows the browser's cookie instead. */
export const goneValidator = vine.create({
  secret: vine.string().minLength(1).maxLength(200).optional(),
})

export const renderTextValidator = vine.create({ language: vine.enum(LOCALES).optional() })

export const acceptOfferValidator = vine.create({
  includeVariableCompensation: vine.boolean(),
  /** What was seen; unless told, what this browser was shown last. */
  version: version().optional(),
  packageVersion: version().optional(),
})
