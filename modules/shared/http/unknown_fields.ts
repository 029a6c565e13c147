import type { JsonSchema } from './endpoint.ts'

/**
 * The dotted paths of the fields of a request that its JSON schema does not name, in the order they were sent. What a
 * schema leaves open (`additionalProperties`) is judged elsewhere, as packages are by the engine.
 */
export function unknownFields(value: unknown, schema: JsonSchema, path = ''): string[] {
  const shapes = schema.anyOf ?? schema.oneOf
  if (Array.isArray(shapes)) return ofClosest(shapes.map((one) => unknownFields(value, one, path)))
  if (Array.isArray(value)) return ofItems(value, schema, path)
  if (typeof value !== 'object' || value === null || isOpen(schema)) return []
  const known = (schema.properties ?? {}) as Record<string, JsonSchema>
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name
    return Object.hasOwn(known, name) ? unknownFields(inner, known[name], at) : [at]
  })
}

/** Of several shapes the value was meant for the one that knows most of it. */
function ofClosest(all: string[][]): string[] {
  return all.reduce((least, one) => (one.length < least.length ? one : least))
}

function ofItems(values: unknown[], { items }: JsonSchema, path: string): string[] {
  if (typeof items !== 'object' || items === null) return []
  return values.flatMap((value, at) =>
    unknownFields(value, items as JsonSchema, path ? `${path}.${at}` : String(at))
  )
}

/** An object where a text or a number is asked for is refused by the validator, in its own words. */
function isOpen({ properties, additionalProperties }: JsonSchema): boolean {
  return properties === undefined || additionalProperties !== false
}
