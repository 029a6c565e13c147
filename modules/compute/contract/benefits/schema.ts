import { TRANCHES_SCHEMA } from '../package/tranches_age.ts'
import { amount, count, date, flag, list, strict, type JsonSchema } from '../schema_parts.ts'
import { TRANSLATIONS_SCHEMA } from '../translations.ts'
import type { Benefit } from './definition.ts'
import type { OptionList } from './choice.ts'
import type { Field } from './fields.ts'
import { flagOf } from './index.ts'
import { listOf } from './options.ts'

/** How an amount may be given; in euros unless told. */
export const INPUT_TYPES = ['AMOUNT', 'PERCENT_BASE', 'PERCENT_TOTAL'] as const

const text = { type: 'string' }
const id = { type: ['string', 'integer'] }

/** The JSON schema of every field of a benefit. */
export function schemaOf({ name, fields, choice }: Benefit): Record<string, JsonSchema> {
  const schema: Record<string, JsonSchema> = { [flagOf('has', name)]: flag }
  for (const [key, field] of Object.entries(fields)) {
    schema[key] = schemaOfField(field)
    if (field.typed) schema[`${key}InputType`] = { enum: INPUT_TYPES }
  }
  if (choice === undefined) return schema
  schema[flagOf('can', name)] = flag
  schema[flagOf('mustHave', name)] = flag
  if (choice.options !== undefined) schema[listOf(name)] = schemaOfList(choice.options)
  return schema
}

/** The JSON schema of one field: its kind within its bounds. */
export function schemaOfField({ kind, min = 0, max, words, schema, typed }: Field): JsonSchema {
  const bounds = { minimum: min, ...(max !== undefined && { maximum: max }) }
  switch (kind) {
    case 'amount':
      return typed
        ? { type: 'number', ...bounds, description: BY_ITS_TYPE }
        : { ...amount, ...bounds }
    case 'count':
      return { ...count, ...bounds }
    case 'number':
      return { type: 'number', ...bounds }
    case 'choice':
      return { enum: words }
    case 'list':
      return schema!
    case 'ages':
      return TRANCHES_SCHEMA
    default:
      return SIMPLE[kind]
  }
}

const BY_ITS_TYPE = 'euros or percent, by its input type; at most two decimals'
const SIMPLE = { text, names: TRANSLATIONS_SCHEMA, flag, date, id }

function schemaOfList({ columns }: OptionList): JsonSchema {
  const known = Object.entries(columns).filter(([, { catalogueOnly }]) => !catalogueOnly)
  return list(
    strict(
      {
        id,
        description: text,
        translations: TRANSLATIONS_SCHEMA,
        ...Object.fromEntries(known.map(([key, column]) => [key, schemaOfField(column)])),
      },
      known.filter(([, { required }]) => required).map(([key]) => key)
    )
  )
}
