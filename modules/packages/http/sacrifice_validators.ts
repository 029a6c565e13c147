import vine from '@vinejs/vine'
import { RECEIVED_KINDS, TRANSLATIONS_SCHEMA } from '#modules/compute/pure'
import { day } from '#modules/shared/http/day'
import { PAGE_META, pageQuery } from '#modules/shared/http/pagination'
import type { JsonSchema } from '#modules/shared/http/endpoint'
import { LIMIT_CODES } from '../domain/sacrifice/limits.ts'
import { GIVEN_KINDS } from '../domain/sacrifice/pay_given.ts'
import { SACRIFICE_STATUSES } from '../domain/sacrifice/status.ts'
import { packageSchema } from './schemas.ts'

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

const id: JsonSchema = { type: 'string', format: 'uuid' }
const amount: JsonSchema = { type: 'number' }
const text: JsonSchema = { type: 'string' }
const orNull = ({ type, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  type: [type, 'null'],
})

/** An object that always has all of these. */
function all(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', required: Object.keys(properties), properties }
}

const given = all({
  kind: { enum: [...GIVEN_KINDS] },
  asked: orNull(amount),
  amount,
})
const received = {
  kind: { enum: [...RECEIVED_KINDS] },
  benefitId: orNull(id),
  description: orNull(text),
  value: amount,
}
const benefit: JsonSchema = {
  type: 'object',
  required: Object.keys(received),
  properties: { ...received, translations: TRANSLATIONS_SCHEMA },
}
const limits: JsonSchema = {
  type: 'array',
  items: all({
    code: { enum: [...LIMIT_CODES] },
    level: { enum: ['ok', 'check', 'warning', 'refused'] },
    value: orNull(amount),
    bound: orNull(amount),
  }),
}
const worker: JsonSchema = {
  type: 'object',
  required: ['id', 'firstName', 'lastName', 'email'],
  properties: { id, firstName: text, lastName: text, email: orNull(text) },
  additionalProperties: true,
}

const ofPackage = packageSchema.properties as Record<string, JsonSchema>
const side = all({
  nomFonction: text,
  packageType: ofPackage.packageType,
  packageCategory: ofPackage.packageCategory,
  date: ofPackage.date,
  company: ofPackage.company,
  worker: ofPackage.worker,
  package: ofPackage.package,
  lawset: ofPackage.lawset,
  gaps: ofPackage.gaps,
})
const bothSides = {
  currentPackage: side,
  currentCompute: ofPackage.compute,
  newPackage: side,
  newCompute: ofPackage.compute,
}
const status: JsonSchema = { enum: [...SACRIFICE_STATUSES] }
const dateTime: JsonSchema = { type: 'string', format: 'date-time' }
const sacrifice = {
  id,
  workerId: id,
  packageId: orNull(id),
  startDate: { type: 'string', format: 'date' },
  status,
  given,
  benefit,
  limits,
  version: { type: 'integer' },
  createdAt: dateTime,
  updatedAt: dateTime,
}

export const simulationSchema = all({ given, benefit, limits, ...bothSides })

/** The answer of the specification. */
export const sacrificeSchema = all({ sacrifice: all(sacrifice), worker, ...bothSides })

export const sacrificePageSchema = all({
  data: {
    type: 'array',
    items: all({
      ...sacrifice,
      workerName: text,
      nomFonction: text,
      netBefore: amount,
      netAfter: amount,
    }),
  },
  meta: PAGE_META,
})
