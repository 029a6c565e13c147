import vine from '@vinejs/vine'
import { figuresShape } from '#modules/compute/index'
import { RECEIVED_KINDS, TRANSLATIONS_SCHEMA, type Translations } from '#modules/compute/pure'
import { day } from '#modules/shared/http/day'
import { pageOf, pageQuery } from '#modules/shared/http/pagination'
import {
  count,
  date,
  list,
  moment,
  number,
  oneOf,
  optional,
  orNull,
  text,
  toldAs,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { personSchema } from '#modules/team/index'
import { LIMIT_CODES } from '../domain/sacrifice/limits.ts'
import { GIVEN_KINDS } from '../domain/sacrifice/pay_given.ts'
import { SACRIFICE_STATUSES } from '../domain/sacrifice/status.ts'
import { computedPackage } from './schemas.ts'
import { PACKAGE_CATEGORIES, PACKAGE_TYPES } from './validators.ts'

const MOST = 10_000_000

const content = {
  workerId: vine.string().uuid(),
  packageId: vine.string().uuid(),
  startDate: day(),
  given: vine.object({
    kind: vine.enum(GIVEN_KINDS),
    amount: vine.number().min(0.01).max(MOST).decimal([0, 2]).nullable(),
  }),
  benefit: vine.object({
    kind: vine.enum(RECEIVED_KINDS),
    benefitId: vine.string().uuid().nullable().optional(),
    value: vine.number().min(0.01).max(MOST).decimal([0, 2]).nullable().optional(),
  }),
}
const version = vine.number().min(1).withoutDecimals()

export const simulateSacrificeValidator = vine.create(content)
export const createSacrificeValidator = vine.create({
  id: vine.string().uuid().optional(),
  ...content,
})
export const updateSacrificeValidator = vine.create({ version, ...content })
export const sacrificeStatusValidator = vine.create({
  version,
  status: vine.enum(SACRIFICE_STATUSES),
})
export const listSacrificesValidator = vine.create({
  ...pageQuery,
  search: vine.string().trim().maxLength(200).optional(),
  status: vine.enum(SACRIFICE_STATUSES).optional(),
  workerId: vine.string().uuid().optional(),
})

const given = whole({ kind: oneOf(GIVEN_KINDS), asked: orNull(number), amount: number })
const benefit = whole({
  kind: oneOf(RECEIVED_KINDS),
  benefitId: orNull(uuid),
  description: orNull(text),
  value: number,
  translations: optional(toldAs<Translations>(TRANSLATIONS_SCHEMA)),
})
const limits = list(
  whole({
    code: oneOf(LIMIT_CODES),
    level: oneOf(['ok', 'check', 'warning', 'refused']),
    value: orNull(number),
    bound: orNull(number),
  })
)

const side = whole({
  nomFonction: text,
  packageType: oneOf(PACKAGE_TYPES),
  packageCategory: oneOf(PACKAGE_CATEGORIES),
  date,
  ...computedPackage,
})
const bothSides = {
  currentPackage: side,
  currentCompute: figuresShape,
  newPackage: side,
  newCompute: figuresShape,
}
const sacrifice = {
  id: uuid,
  workerId: uuid,
  packageId: orNull(uuid),
  startDate: date,
  status: oneOf(SACRIFICE_STATUSES),
  given,
  benefit,
  limits,
  version: count,
  createdAt: moment,
  updatedAt: moment,
}

export const simulationSchema = whole({ given, benefit, limits, ...bothSides })

/** The answer of the specification. */
export const sacrificeSchema = whole({
  sacrifice: whole(sacrifice),
  worker: personSchema,
  ...bothSides,
})

export const listedSacrificeSchema = whole({
  ...sacrifice,
  workerName: text,
  nomFonction: text,
  netBefore: number,
  netAfter: number,
})
export const sacrificePageSchema = pageOf(listedSacrificeSchema)
