import vine from '@vinejs/vine'
import { ANSWER_SCHEMA } from '#modules/compute/pure'
import { PIN_FIGURES, PIN_PERIODS } from '../domain/pin.ts'
import { PAGE_META } from '#modules/shared/http/pagination'
import type { JsonSchema } from '#modules/shared/http/endpoint'
import { nextField } from '#modules/shared/lists/chosen'

const properties = (ANSWER_SCHEMA as { properties: Record<string, JsonSchema> }).properties

const linkedWorkerSchema: JsonSchema = {
  type: ['object', 'null'],
  required: ['id', 'displayName'],
  properties: { id: { type: 'string', format: 'uuid' }, displayName: { type: 'string' } },
}

const amount = { type: 'number' }

/** An object that always has all of its fields. */
const whole = (fields: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(fields),
  properties: fields,
})

/** What a package says by itself and in a list. */
const facts: Record<string, JsonSchema> = {
  id: { type: 'string', format: 'uuid' },
  nomFonction: { type: 'string' },
  packageType: { type: 'string', enum: ['FIX', 'FLEX'] },
  packageCategory: { type: 'string', enum: ['OFFERED', 'CONTRACTED', 'SIMULATION', 'REFERENCE'] },
  date: { type: 'string', format: 'date' },
  version: { type: 'integer' },
  /** Whom it is about: by contract, offered to, or simulated for. */
  person: linkedWorkerSchema,
  archivedAt: { type: ['string', 'null'], format: 'date-time' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
}

/** The figure that was fixed and of which the gross pay follows; null where the gross pay was. */
const pinSchema: JsonSchema = {
  oneOf: [
    whole({
      figure: { type: 'string', enum: [...PIN_FIGURES] },
      period: { type: 'string', enum: [...PIN_PERIODS] },
      amount,
    }),
    { type: 'null' },
  ],
}

/** A package as the API shows it; its figures have the shape of the engine's answer. */
export const packageSchema = whole({
  ...facts,
  company: whole({ effectif: { type: 'integer' }, assuranceLoiTaux: { type: 'number' } }),
  worker: { type: 'object', additionalProperties: true },
  package: { type: 'object', additionalProperties: true },
  pin: pinSchema,
  compute: properties.compute,
  lawset: properties.lawset,
  gaps: properties.gaps,
  simulationWorker: linkedWorkerSchema,
})

/** Every name of it: a client may send a package back as it got it. */
export const PACKAGE_NAMES: readonly string[] = Object.keys(packageSchema.properties as object)

/** A package in a list: EUR a month before and after tax, EUR a year for the employer. */
const listedPackageSchema = whole({
  ...facts,
  commissionParitaire: { type: ['string', 'null'] },
  salaireBrut: amount,
  salaireNet: amount,
  coutEmployeurAnnuel: amount,
})

/** A package on paper: the person it is about is named where the reader may know of them. */
export const printedPackageSchema: JsonSchema = {
  type: 'object',
  required: ['pack', 'compute', 'worker'],
  properties: {
    pack: packageSchema,
    compute: properties.compute,
    worker: linkedWorkerSchema,
  },
}

export const packagePageSchema: JsonSchema = {
  type: 'object',
  required: ['data', 'meta'],
  properties: {
    data: { type: 'array', items: listedPackageSchema },
    meta: PAGE_META,
  },
}

export const printSchema = vine.create({
  id: vine.string().uuid(),
  packageId: vine.string().uuid(),
  status: vine.enum(['waiting', 'ready', 'failed'] as const),
  language: vine.string(),
  emailedTo: vine.string().nullable(),
})

export const commissionsSchema = vine.create({ data: vine.array(vine.string()) })

/** The packages that were concerned: exactly these can be brought back. */
export const selectionSchema = vine.create({
  ids: vine.array(vine.string().uuid()),
  next: nextField(),
})

export const viewSchema: JsonSchema = {
  type: 'object',
  required: ['id', 'name', 'filter'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    filter: { type: 'object', additionalProperties: true },
  },
}

export const viewsSchema: JsonSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', items: viewSchema } },
}

export const versionsSchema: JsonSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'version',
          'savedAt',
          'savedBy',
          'changes',
          'salaireBrut',
          'salaireNet',
          'coutEmployeurAnnuel',
        ],
        properties: {
          version: { type: 'integer' },
          savedAt: { type: 'string', format: 'date-time' },
          savedBy: { type: ['string', 'null'] },
          changes: {
            type: 'array',
            items: {
              type: 'object',
              required: ['path', 'before', 'after'],
              properties: { path: { type: 'string' }, before: {}, after: {} },
            },
          },
          salaireBrut: amount,
          salaireNet: amount,
          coutEmployeurAnnuel: amount,
        },
      },
    },
  },
}

/** The employer's cost by month and kind. */
export const cashFlowSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['date', 'kind', 'amount', 'side'],
    properties: {
      date: { type: 'string', format: 'date' },
      kind: { type: 'string' },
      amount,
      side: { type: 'string', enum: ['employer'] },
    },
  },
}
