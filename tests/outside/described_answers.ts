/** An OpenAPI document, as far as it is read here. */
export interface Description {
  paths: Record<string, Record<string, { responses?: Record<string, Response> }>>
  [more: string]: unknown
}
interface Response {
  content?: Record<string, { schema?: Schema }>
}
interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  required?: string[]
  nullable?: boolean
}

/** The description within a page of a reference, which holds it as JSON. */
export function described(page: string): Description {
  const found = /```json\n?([\s\S]*?)\n?```/.exec(page)?.[1]
  if (!found) throw new Error('the page has no description')
  return JSON.parse(found) as Description
}

/**
 * In what an answer is not as it is described: a field that nobody described, a required one that is missing, a value of
 * another type. Nothing may stand in any place: descriptions that were made of examples do not know where.
 */
export function differences(
  description: Description,
  path: string,
  method: string,
  answer: unknown
): string[] {
  const found = description.paths[path]?.[method]
  if (!found) return [`${method} ${path} is not described`]
  const content = found.responses?.['200']?.content ?? {}
  const schema = Object.values(content)[0]?.schema
  return schema ? compare(description, schema, answer, '') : ['no answer is described']
}

function compare(description: Description, given: Schema, value: unknown, at: string): string[] {
  const schema = resolved(description, given)
  if (value === null || value === undefined) return []
  const either = schema.oneOf ?? schema.anyOf
  if (either) {
    const each = either.map((one) => compare(description, one, value, at))
    return each.find((wrong) => wrong.length === 0) ?? each[0] ?? []
  }
  if (schema.items || schema.type === 'array') {
    if (!Array.isArray(value)) return [`${at}: no list`]
    return value
      .slice(0, 3)
      .flatMap((one, index) => compare(description, schema.items ?? {}, one, `${at}[${index}]`))
  }
  if (schema.properties || schema.type === 'object')
    return compareObject(description, schema, value, at)
  return isOf(schema.type, value)
    ? []
    : [`${at}: ${typeof value} where ${schema.type} is described`]
}

function compareObject(
  description: Description,
  schema: Schema,
  value: unknown,
  at: string
): string[] {
  if (typeof value !== 'object' || Array.isArray(value)) return [`${at}: no object`]
  const { properties, additionalProperties: more } = schema
  const own = value as Record<string, unknown>
  const absent = (schema.required ?? []).filter((name) => !(name in own))
  return [
    ...absent.map((name) => `${at}.${name} is missing`),
    ...Object.entries(own).flatMap(([name, one]) => {
      const known = properties?.[name]
      if (known) return compare(description, known, one, `${at}.${name}`)
      if (typeof more === 'object') return compare(description, more, one, `${at}.${name}`)
      return !properties || more === true || Object.keys(properties).length === 0
        ? []
        : [`${at}.${name} is not described`]
    }),
  ]
}

/** Follows references, and lays parts of one object together. */
function resolved(description: Description, schema: Schema): Schema {
  if (schema.$ref) {
    const parts = schema.$ref.replace(/^#\//, '').split('/')
    const found = parts
      .map((part) => decodeURIComponent(part.replaceAll('~1', '/').replaceAll('~0', '~')))
      .reduce((node: any, part) => node?.[part], description)
    return found ? resolved(description, found as Schema) : {}
  }
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((one) => resolved(description, one))
  return {
    ...schema,
    allOf: undefined,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required = [] }) => required), ...(schema.required ?? [])],
  }
}

function isOf(type: string | undefined, value: unknown): boolean {
  switch (type) {
    case 'integer':
    case 'number':
      // An example of 2750 makes an integer of what is an amount.
      return typeof value === 'number'
    case 'string':
      return typeof value === 'string'
    case 'boolean':
      return typeof value === 'boolean'
    default:
      return true
  }
}
