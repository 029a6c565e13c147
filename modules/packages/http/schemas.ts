import vine from '@vinejs/vine'
import { ANSWER_SCHEMA } from '#modules/compute/pure'
import type { JsonSchema } from '#modules/shared/http/endpoint'

const properties = (ANSWER_SCHEMA as { properties: Record<string, JsonSchema> }).properties

/** A package as the API shows it; its figures have the shape of the engine's answer. */
export const packageSchema: JsonSchema = {
  type: 'object',
  required: [
    'id',
    'nomFonction',
    'packageType',
    'packageCategory',
    'date',
    'company',
    'worker',
    'package',
    'compute',
    'lawset',
    'gaps',
    'version',
    'createdAt',
    'updatedAt',
  ],
  properties: {
    id: { type: 'string', format: 'uuid' },
    nomFonction: { type: 'string' },
    packageType: { type: 'string', enum: ['FIX', 'FLEX'] },
    packageCategory: { type: 'string', enum: ['OFFERED', 'CONTRACTED', 'SIMULATION', 'REFERENCE'] },
    date: { type: 'string', format: 'date' },
    company: {
      type: 'object',
      required: ['effectif', 'assuranceLoiTaux'],
      properties: { effectif: { type: 'integer' }, assuranceLoiTaux: { type: 'number' } },
    },
    worker: { type: 'object', additionalProperties: true },
    package: { type: 'object', additionalProperties: true },
    compute: properties.compute,
    lawset: properties.lawset,
    gaps: properties.gaps,
    version: { type: 'integer' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
}

export const packagePageSchema: JsonSchema = {
  type: 'object',
  required: ['data', 'meta'],
  properties: {
    data: { type: 'array', items: packageSchema },
    meta: {
      type: 'object',
      required: ['total', 'page', 'perPage', 'lastPage'],
      properties: Object.fromEntries(
        ['total', 'page', 'perPage', 'lastPage'].map((name) => [name, { type: 'integer' }])
      ),
    },
  },
}

export const printSchema = vine.create({
  id: vine.string().uuid(),
  packageId: vine.string().uuid(),
  status: vine.enum(['waiting', 'ready', 'failed'] as const),
  language: vine.string(),
  emailedTo: vine.string().nullable(),
})
