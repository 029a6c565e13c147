import type { Schema } from './document.ts'

/** Deeper than this an example says no more. */
const MOST_DEEP = 5

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date': '2026-09-01',
  'date-time': '2026-09-01T08:00:00.000Z',
  'email': 'nadia@example.com',
  'uuid': '00000000-0000-4000-8000-000000000000',
  'uri': 'https://example.com',
  'binary': '…',
}

/** A value that a schema allows: what is required, and the first of what there is to choose from. */
export function sampleOf(schema: Schema, deep = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return sampleOf(choice.find(({ type }) => type !== 'null') ?? {}, deep)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, deep))) as unknown
  const type = [schema.type].flat().find((each) => each !== 'null')
  if (type === 'object' || schema.properties) return objectOf(schema, deep)
  if (type === 'array')
    return schema.items && deep < MOST_DEEP ? [sampleOf(schema.items, deep + 1)] : []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 1)
  if (type === 'string') return textOf(schema)
  return null
}

function objectOf({ properties = {}, required = [] }: Schema, deep: number) {
  if (deep >= MOST_DEEP) return {}
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, each]) => [name, sampleOf(each, deep + 1)])
  )
}

function textOf({ format, minLength = 0 }: Schema): string {
  const text = (format && BY_FORMAT[format]) ?? 'text'
  return text.padEnd(minLength, 'x')
}
