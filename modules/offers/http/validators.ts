import vine from '@vinejs/vine'
import { letterSchema } from '#modules/templates/index'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { chosenFields } from '#modules/shared/lists/chosen'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { today, yearsAfter } from '#modules/shared/values/days'
import { OFFER_STATUSES } from '../domain/offer_status.ts'
import { OFFER_ORDERS } from '../queries/filtered_offers.ts'

/** How far away the last day of an offer may be. */
const MOST_YEARS = 5

const withinYears = vine.createRule((value, _options, field) => {
  if (!field.isValid || String(value) <= yearsAfter(today(), MOST_YEARS)) return
  const message = 'The {{ field }} field must be within {{ years }} years'
  field.report(message, 'tooFar', field, { years: MOST_YEARS })
})

/** The last day of an offer: not 9999, which is a slip. */
const lastDay = () => day().use(withinYears())

const version = () => vine.number().min(1).withoutDecimals()

/** The filters and the order of the list. */
const filter = {
  /** One or several; one alone arrives as a text. */
  status: vine
    .array(vine.enum(OFFER_STATUSES))
    // None would be no filter at all.
    .minLength(1)
    .parse((value) => (value === undefined ? undefined : [value].flat()))
    .optional(),
  /** Looks in the name and address of the worker and in the job title. */
  search: vine.string().trim().maxLength(200).optional(),
  workerId: vine.string().uuid().optional(),
  /** The offer that owns this package. */
  packageId: vine.string().uuid().optional(),
  sort: vine.enum(OFFER_ORDERS).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
}

export const listOffersValidator = vine.create({
  ...pageQuery,
  ...filter,
  /** Opened more than once. */
  visitedAgain: vine.boolean().optional(),
  /** Something that the candidate asked waits: a question, time. */
  asked: vine.boolean().optional(),
})

export const createOfferValidator = vine.create({
  /** Chosen by the client, so that a double click makes one offer, not two. */
  id: vine.string().uuid().optional(),
  workerId: vine.string().uuid().nullable().optional(),
  /** The package to copy: a simulation, a reference package, any other. */
  packageId: vine.string().uuid().optional(),
  /** The offer to copy, with its package, text and attachments. */
  offerId: vine.string().uuid().optional(),
  language: vine.enum(LOCALES).optional(),
})

/** What is left out stays as it is. */
export const updateOfferValidator = vine.create({
  version: version(),
  workerId: vine.string().uuid().nullable().optional(),
  /** Another package to copy in place of the present one; the present copy is removed. */
  packageId: vine.string().uuid().optional(),
  language: vine.enum(LOCALES).optional(),
  validityDateStr: lastDay().optional(),
  includeVariableCompensation: vine.boolean().optional(),
  signerId: vine.string().uuid().nullable().optional(),
  body: letterSchema.clone().optional(),
  message: vine.string().maxLength(5_000).optional(),
})

/** A verb on an offer as it was seen. */
export const seenOfferValidator = vine.create({ version: version() })

export const extendOfferValidator = vine.create({ validityDateStr: lastDay() })

/** Why an offer ends, for the colleagues. */
export const endOfferValidator = vine.create({
  reason: vine.string().trim().maxLength(500).optional(),
})

export const duplicateOfferValidator = vine.create({ id: vine.string().uuid().optional() })

export const BULK_ACTIONS = ['send', 'unsend', 'resend', 'extend', 'retract', 'delete'] as const

export const bulkOffersValidator = vine.create({
  ...chosenFields(filter),
  action: vine.enum(BULK_ACTIONS),
  /** Of `extend`. */
  validityDateStr: lastDay().optional(),
  /** Of `retract`. */
  reason: vine.string().trim().maxLength(500).optional(),
})

export const previewOfferValidator = vine.create({ language: vine.enum(LOCALES).optional() })

export const addOfferFileValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(200),
})

const settings = {
  validityDays: vine.number().min(1).max(365).withoutDecimals(),
  reminderDays: vine.array(vine.number().min(0).max(60).withoutDecimals()).maxLength(5).distinct(),
  templates: vine.object({
    fr: vine.string().uuid().nullable(),
    nl: vine.string().uuid().nullable(),
    en: vine.string().uuid().nullable(),
  }),
  signerId: vine.string().uuid().nullable(),
  showEmployerCost: vine.boolean(),
  showLegalSources: vine.boolean(),
  replyTo: vine.string().trim().email().maxLength(254).nullable(),
  /** 0 until anything was set. */
  version: vine.number().min(0).withoutDecimals(),
}

export const offerSettingsValidator = vine.create(settings)
