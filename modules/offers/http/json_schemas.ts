import vine from '@vinejs/vine'
import { bodySchema } from '#modules/casefiles/index'
import { packageSchema } from '#modules/packages/index'
import type { JsonSchema } from '#modules/shared/http/endpoint'

const { properties } = vine.create({ body: bodySchema.clone() }).toJSONSchema() as unknown as {
  properties: { body: JsonSchema }
}

/** A text of blocks of lines of runs. */
export const BODY_JSON: JsonSchema = properties.body

export const PACKAGE_JSON: JsonSchema = packageSchema
