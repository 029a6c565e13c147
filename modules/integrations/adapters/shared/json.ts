import { HrRefusal } from '../../domain/hr_system.ts'

export type Json = Readonly<Record<string, unknown>>

/** An answer that is not what the system documents. */
const unlike = (what: string) => new HrRefusal('unreadable', `${what} is not what is documented`)

/** An object of an answer. */
export function objectOf(value: unknown, what: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unlike(what)
  return value as Json
}

/** A list of an answer. */
export function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw unlike(what)
  return value
}

/** A list of objects of an answer. */
export const objectsOf = (value: unknown, what: string): readonly Json[] =>
  listOf(value, what).map((one) => objectOf(one, what))

/** An object where one stands; whoever writes an answer may say nothing in its place. */
export const maybeObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

/** What a thing is known by, a text or a number. */
export function idOf(value: unknown, what: string): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string' && value !== '') return value
  throw unlike(`the id of ${what}`)
}
