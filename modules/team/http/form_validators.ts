import vine from '@vinejs/vine'
import { phoneNumber } from '#modules/accounts/index'
import { ETATS_CIVILS } from '#modules/compute/pure'
import { typedCode } from '#modules/shared/codes/typed_code'
import { day } from '#modules/shared/http/day'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { readBic, readIban } from '#modules/shared/values/bank_account'
import { COUNTRIES } from '#modules/shared/values/countries'
import { daysUntil } from '#modules/shared/values/days'
import { readNiss } from '#modules/shared/values/niss'
import { MERGE_CHOICES } from '../domain/merge_choices.ts'
import { PRIVATE_FIELDS } from '../domain/private_details.ts'
import { CODE_WAYS, GENDERS, WORKER_FORM_SECTIONS } from '../domain/worker_form.ts'

/** A text that is read into another way of writing it, or refused under its own name. */
function readAs(code: string, read: (typed: string) => string | null) {
  return vine.createRule((value, _options, field) => {
    if (typeof value !== 'string' || !field.isValid) return
    const plain = read(value)
    if (plain) field.mutate(plain, field)
    else field.report(code, code, field)
  })()
}

const isPast = readAs('past', (text) => (daysUntil(text) < 0 ? text : null))
const isPhone = readAs('phone', phoneNumber)
const isCountry = readAs('country', (code) => (COUNTRIES.includes(code) ? code : null))
const isNiss = readAs('niss', (typed) => readNiss(typed)?.digits ?? null)
const isIban = readAs('iban', readIban)
const isBic = readAs('bic', readBic)

const line = (most: number) => vine.string().trim().maxLength(most)
const name = () => vine.string().trim().minLength(1).maxLength(100).optional()
const country = () =>
  vine
    .string()
    .regex(/^[A-Z]{2}$/)
    .use(isCountry)
    .nullable()
    .optional()
const persons = () => vine.number().min(0).max(30).withoutDecimals().nullable().optional()

/** Where a worker lives, how they are reached, and in which language. */
export const contactFields = () => ({
  language: vine.enum(LOCALES).optional(),
  phone: line(30).use(isPhone).nullable().optional(),
  addressLine1: line(200).nullable().optional(),
  addressLine2: line(200).nullable().optional(),
  addressPostalCode: line(20).nullable().optional(),
  addressCity: line(100).nullable().optional(),
  addressCountry: country(),
})

/** What a worker says of their household. */
export const householdFields = () => ({
  etatCivil: vine.enum(ETATS_CIVILS).nullable().optional(),
  conjointTravaille: vine.boolean({ strict: true }).nullable().optional(),
  enfantsACharge: persons(),
  enfantsHandicapes: persons(),
})

/** The account that pay goes to. */
export const accountFields = () => ({
  iban: line(60).use(isIban).nullable().optional(),
  bic: line(20).use(isBic).nullable().optional(),
})

/** What is left out stays as it is; null empties it, where it is not needed. */
const fields = {
  ...contactFields(),
  firstName: name(),
  lastName: name(),
  email: vine.string().trim().email().maxLength(254).nullable().optional(),
  dateOfBirthStr: day().use(isPast).nullable().optional(),
  placeOfBirth: line(100).nullable().optional(),
  nationality: country(),
  gender: vine.enum(GENDERS).nullable().optional(),
  ...householdFields(),
  niss: line(30).use(isNiss).nullable().optional(),
  ...accountFields(),
}

/** What a worker tells, in whichever parts are open to them, with the code that another account asks for. */
export const ownFormValidator = vine.create({
  ...fields,
  code: typedCode().optional(),
})

export const askCodeValidator = vine.create({ by: vine.enum(CODE_WAYS) })

const version = () => vine.number().min(0).withoutDecimals()

/** Those who keep records say which version they saw. */
export const workerDetailsValidator = vine.create({
  ...fields,
  /** What other programs call the person: one id in each. */
  externalIds: vine
    .array(
      vine.object({
        system: vine.string().trim().minLength(1).maxLength(60),
        identifier: vine.string().trim().minLength(1).maxLength(100),
      })
    )
    .maxLength(20)
    .distinct('system')
    .optional(),
  version: version(),
})

export const showPrivateValidator = vine.create({
  fields: vine.array(vine.enum(PRIVATE_FIELDS)).minLength(1).distinct(),
})

export const formLinkValidator = vine.create({
  sections: vine.array(vine.enum(WORKER_FORM_SECTIONS)).minLength(1).distinct(),
})

export const formSettingsValidator = vine.create({
  allAtOnceBecause: vine.string().trim().minLength(1).maxLength(500).nullable(),
  version: version(),
})

export const mergePreviewValidator = vine.create({
  /** The record that would go. */
  otherId: vine.string().uuid(),
})

export const mergeValidator = vine.create({
  /** The record that goes. */
  otherId: vine.string().uuid(),
  /** What is taken from it; all else is as the record that stays has it. */
  take: vine.array(vine.enum(MERGE_CHOICES)).maxLength(MERGE_CHOICES.length),
  /** Of the preview. */
  seen: vine.string().maxLength(64),
})
