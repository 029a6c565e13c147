import Type, { type TProperties, type TSchema } from 'typebox'

/** The type of what a shape tells. */
export type Answer<S extends TSchema> = Type.Static<S>

/**
 * What an answer of the API holds, told once: each of these is a JSON schema, which the OpenAPI document takes as it
 * is, and `Static<typeof …>` is its type, which the function that makes the answer returns (docs/adr/0034).
 */
export type Shape = TSchema & { toJSONSchema?: never }

export const text = Type.String()
export const uuid = Type.String({ format: 'uuid' })
export const email = Type.String({ format: 'email' })
/** `YYYY-MM-DD`. */
export const date = Type.String({ format: 'date' })
/** A day with its time, ISO 8601. */
export const moment = Type.String({ format: 'date-time' })
export const number = Type.Number()
export const count = Type.Integer()
export const flag = Type.Boolean()
/** Anything that JSON can say. */
export const anything = Type.Unknown()

export const oneOf = Type.Enum
export const optional = Type.Optional

/** An object that has these fields and no others; each of them always, unless `optional`. */
export const whole = <P extends TProperties>(fields: P) =>
  Type.Object(fields, { additionalProperties: false })

/** The same for each of some names. */
export const ofEach = <N extends string, T extends TSchema>(names: readonly N[], shape: T) =>
  whole(Object.fromEntries(names.map((name) => [name, shape])) as Record<N, T>)

export const list = <T extends TSchema>(items: T) => Type.Immutable(Type.Array(items))

export const orNull = <T extends TSchema>(shape: T) => Type.Union([shape, Type.Null()])

/** An object of values by names that are not known before. */
export const byName = <T extends TSchema>(values: T) =>
  Type.Unsafe<Readonly<Record<string, Type.Static<T>>>>({
    type: 'object',
    additionalProperties: values,
  })

/** A schema that another one tells, with its type, as the engine does of its answers. */
export const toldAs = <T>(schema: object) => Type.Unsafe<T>(schema)

/** An object whose fields another one judges, as the engine those of packages. */
export const judgedAs = <T extends object>() =>
  Type.Unsafe<T>({ type: 'object', additionalProperties: true })
