import vine from '@vinejs/vine'
import { pageQuery } from '#modules/shared/http/pagination'
import { MONTH } from '#modules/shared/values/month'
import { CODE, MOST_OF, PAY_UNITS, PRESTATIONS, REPEATS } from '../domain/pay_element.ts'

const LONGEST = 100
const name = () => vine.string().trim().maxLength(LONGEST)
const told = () =>
  name()
    .parse((value) => value ?? undefined)
    .optional()
const month = () => vine.string().regex(MONTH)
const value = () => vine.number({ strict: true }).min(-MOST_OF.EUR).max(MOST_OF.EUR)
const version = () => vine.number().min(1).withoutDecimals()

const kindWords = {
  name: name().minLength(1),
  translations: vine.object({ fr: told(), nl: told(), en: told() }).parse((given) => given ?? {}),
  repeats: vine.enum(REPEATS),
  prestation: vine.enum(PRESTATIONS).nullable().optional(),
}

export const createKindValidator = vine.create({
  id: vine.string().uuid().optional(),
  code: vine.string().trim().regex(CODE),
  unit: vine.enum(PAY_UNITS),
  ...kindWords,
})
export const updateKindValidator = vine.create({ ...kindWords, version: version() })

export const monthValidator = vine.create({ month: month() })

export const listElementsValidator = vine.create({
  ...pageQuery,
  month: month(),
  search: vine.string().trim().maxLength(120).optional(),
  kindId: vine.string().uuid().optional(),
  workerId: vine.string().uuid().optional(),
})

export const createElementValidator = vine.create({
  id: vine.string().uuid().optional(),
  workerId: vine.string().uuid(),
  month: month(),
  kindId: vine.string().uuid(),
  value: value(),
})
export const updateElementValidator = vine.create({ value: value(), version: version() })
