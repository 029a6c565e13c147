import { isGiven, type Fields, type Reading } from '../reading.ts'

/** More entries than any package has; a list without end is a mistake. */
export const MAX_ENTRIES = 50

/** A list that may be absent; `undefined` when it is, or is refused. */
export function entriesOf(
  value: unknown,
  path: string,
  reading: Reading,
  max = MAX_ENTRIES
): readonly unknown[] | undefined {
  if (!isGiven(value)) return undefined
  if (!Array.isArray(value)) {
    reading.refuse('invalid_value', path, { expected: 'list' })
    return undefined
  }
  if (value.length <= max) return value
  reading.refuse('out_of_range', path, { min: 0, max })
  return []
}

/** Refuses the fields of an entry that its table does not know. */
export function refuseUnknownOf(
  entry: Fields,
  known: Readonly<Record<string, unknown>>,
  path: string,
  reading: Reading
): void {
  for (const key in entry) {
    if (!Object.hasOwn(known, key)) reading.refuse('unknown_field', `${path}.${key}`)
  }
}

/** A description changes no figure, but it is a text. */
export function textOf(value: unknown, path: string, reading: Reading): void {
  if (isGiven(value) && typeof value !== 'string') {
    reading.refuse('invalid_value', path, { expected: 'text' })
  }
}
