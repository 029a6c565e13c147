import { Refusal } from './refusal.ts'

/** What stands in a body: texts, lists and objects of them. */
export type Sent = string | Sent[] | SentObject
export interface SentObject {
  [name: string]: Sent
}

/**
 * A body of Stripe's API: `line_items[0][price]=x` is `{ line_items: [{ price: 'x' }] }`.
 */
export function nested(pairs: URLSearchParams): SentObject {
  const root: SentObject = {}
  for (const [name, value] of pairs) {
    const keys = name.split(/[[\]]+/).filter(Boolean)
    const last = keys.pop() ?? ''
    let at = root
    for (const key of keys) at = objectAt(at, key)
    // `expand[]` leaves one key and many values.
    if (name.endsWith('[]')) at[last] = [...(Array.isArray(at[last]) ? at[last] : []), value]
    else at[last] = value
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, lists(value)]))
}

/** The object under a key, made when there is none. */
function objectAt(object: SentObject, key: string): SentObject {
  const found = object[key]
  if (typeof found === 'object' && !Array.isArray(found)) return found
  return (object[key] = Object.create(null) as SentObject)
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function lists(value: Sent): Sent {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]): [string, Sent] => [key, lists(inner)])
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** Reads a parameter, or throws the refusal of one that has another shape. */
export type Reader<T> = (sent: Sent | undefined, name: string) => T
/** The parameters of a call, by their names. */
export type Readers<B = object> = { [name in keyof B]: Reader<B[name]> }

export const text: Reader<string> = (sent, name) => {
  if (typeof sent === 'string') return sent
  throw invalid(name)
}

export const number: Reader<number> = (sent, name) => Number(text(sent, name))

export const maybe =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (sent, name) =>
    sent === undefined ? undefined : read(sent, name)

export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (sent, name) => {
    if (!Array.isArray(sent)) throw invalid(name)
    return sent.map((item, index) => read(item, `${name}[${index}]`))
  }

/** An object of texts under any names, such as `metadata`. */
export const texts: Reader<Record<string, string>> = (sent, name) =>
  Object.fromEntries(
    Object.entries(objectOf(sent, name)).map(([key, value]) => [
      key,
      text(value, `${name}[${key}]`),
    ])
  )

/** An object of named parameters; what it has beside them is refused. */
export const shape =
  <B>(readers: Readers<B>): Reader<B> =>
  (sent, name) =>
    bodyOf(objectOf(sent, name), readers, `${name}.`)

/**
 * The parameters of a call, each read by its reader.
 *
 * @throws {Refusal} for one that the call does not have, or that has another shape
 */
export function bodyOf<B>(sent: SentObject, readers: Readers<B>, prefix = ''): B {
  const unknown = Object.keys(sent).find((name) => !(name in readers))
  if (unknown !== undefined)
    throw new Refusal(400, {
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${prefix}${unknown}`,
      param: prefix + unknown,
    })
  const names = Object.keys(readers) as (keyof B & string)[]
  const read = names
    .map((name) => [name, readers[name](sent[name], prefix + name)])
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(read)
}

function objectOf(sent: Sent | undefined, name: string): SentObject {
  if (typeof sent === 'object' && !Array.isArray(sent)) return sent
  throw invalid(name)
}

const invalid = (param: string) =>
  new Refusal(400, { message: `Invalid or missing parameter: ${param}`, param })
