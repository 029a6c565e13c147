import vine from '@vinejs/vine'
import { PACKAGE_SCHEMA } from '#modules/compute/pure'
import type { JsonSchema } from '#modules/shared/http/endpoint'
import { pageQuery } from '#modules/shared/http/pagination'

const name = vine.string().trim().minLength(1).maxLength(100)
/** The engine judges it field by field. */
const computeModelConfig = vine.object({}).allowUnknownProperties()

export const createModelConfigValidator = vine.create({
  id: vine.string().uuid().optional(),
  name,
  computeModelConfig,
})

export const updateModelConfigValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
  name,
  computeModelConfig,
})

export const modelConfigEffectsValidator = vine.create({
  page: pageQuery.page,
  computeModelConfig,
})

const OF_THE_PACKAGE = ['classe', 'anciennete', 'echelle', 'stage']
const engine = (PACKAGE_SCHEMA as { properties: Record<string, JsonSchema> }).properties
const fields = engine.computeModelConfig as { properties: JsonSchema; required: string[] }

const modelConfig = {
  type: 'object',
  required: ['id', 'name', 'computeModelConfig', 'packageCount', 'version'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    computeModelConfig: {
      ...fields,
      properties: Object.fromEntries(
        Object.entries(fields.properties).filter(([field]) => !OF_THE_PACKAGE.includes(field))
      ),
    },
    packageCount: { type: 'integer' },
    version: { type: 'integer' },
  },
}
export const modelConfigSchema: JsonSchema = modelConfig
export const modelConfigsSchema: JsonSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', items: modelConfig } },
}

const headline = vine.object({
  coutEmployeurAnnuel: vine.number(),
  salaireNet: vine.number(),
  remunerationAnnuelle: vine.number(),
})
export const effectsSchema = vine.create({
  data: vine.array(
    vine.object({
      id: vine.string().uuid(),
      nomFonction: vine.string(),
      packageCategory: vine.enum(['OFFERED', 'CONTRACTED', 'SIMULATION', 'REFERENCE'] as const),
      outcome: vine.enum(['changed', 'same', 'kept', 'refused'] as const),
      before: headline.clone(),
      after: headline.clone().nullable(),
      refusal: vine.string().nullable(),
    })
  ),
  meta: vine.object({
    total: vine.number(),
    estimated: vine.boolean(),
    page: vine.number(),
    perPage: vine.number(),
    lastPage: vine.number(),
  }),
})
