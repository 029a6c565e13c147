import vine from '@vinejs/vine'
import { judgedByEngine } from '#modules/compute/index'
import { PACKAGE_SCHEMA } from '#modules/compute/pure'
import type { JsonSchema } from '#modules/shared/http/endpoint'
import { pageOf, pageQuery } from '#modules/shared/http/pagination'
import {
  count,
  list,
  number,
  oneOf,
  orNull,
  text,
  toldAs,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { isOfThePackage, type CompanyModelConfig } from '../domain/model_config.ts'
import { PACKAGE_CATEGORIES } from './validators.ts'

const name = vine.string().trim().minLength(1).maxLength(100)
/** The engine judges it field by field. */
const computeModelConfig = judgedByEngine<CompanyModelConfig>()

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

const engine = (PACKAGE_SCHEMA as { properties: Record<string, JsonSchema> }).properties
const fields = engine.computeModelConfig as { properties: JsonSchema; required: string[] }

export const modelConfigSchema = whole({
  id: uuid,
  name: text,
  computeModelConfig: toldAs<CompanyModelConfig>({
    ...fields,
    properties: Object.fromEntries(
      Object.entries(fields.properties).filter(([field]) => !isOfThePackage(field))
    ),
  }),
  packageCount: count,
  version: count,
})
export const modelConfigsSchema = whole({ data: list(modelConfigSchema) })

const headline = whole({
  coutEmployeurAnnuel: number,
  salaireNet: number,
  remunerationAnnuelle: number,
})
export const effectSchema = whole({
  id: uuid,
  nomFonction: text,
  packageCategory: oneOf(PACKAGE_CATEGORIES),
  outcome: oneOf(['changed', 'same', 'kept', 'refused']),
  before: headline,
  after: orNull(headline),
  refusal: orNull(text),
})
export const effectsSchema = pageOf(effectSchema)
