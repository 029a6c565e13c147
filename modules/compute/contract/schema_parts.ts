/** A JSON schema as a plain object (draft 2020-12, as OpenAPI 3.1 takes it). */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Not `multipleOf: 0.01`: validators divide in binary, where few amounts pass. */
export const amount = { type: 'number', description: 'euros, at most two decimals' }
export const count = { type: 'integer', minimum: 0 }
export const flag = { type: 'boolean' }
export const orNull = (schema: JsonSchema) => ({ anyOf: [schema, { type: 'null' }] })
export const date = { type: 'string', format: 'date' }
export const strict = (properties: JsonSchema, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
export const whole = (properties: Record<string, unknown>): JsonSchema =>
  strict(properties, Object.keys(properties))
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
export const amounts = (names: readonly string[]): JsonSchema =>
  whole(Object.fromEntries(names.map((name) => [name, amount])))
