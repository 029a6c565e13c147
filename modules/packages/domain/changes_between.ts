import type { Pin } from './pin.ts'

/** One field that differs: `package.salaireBrut`, and what stood and stands there (`null`: nothing). */
export interface FieldChange {
  path: string
  before: unknown
  after: unknown
}

/** What of a package a person decides; figures follow from it and are no change of their own. */
export interface PackageContent {
  nomFonction: string
  packageType: string
  packageCategory: string
  /** YYYY-MM-DD. */
  date: string
  worker: object
  package: object
  pin?: Pin | null
}

/**
 * Field by field what differs between two versions, in the order of the fields. Lists are compared as a
 * whole: which option of a list changed says less than the two lists.
 */
export function changesBetween(before: PackageContent, after: PackageContent): FieldChange[] {
  const old = fieldsOf(before)
  const now = fieldsOf(after)
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(
      (path) => JSON.stringify(sorted(old.get(path))) !== JSON.stringify(sorted(now.get(path)))
    )
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
}

/** Fields that say nothing: their absence and these are the same to the engine. */
const SILENT: readonly unknown[] = [null, undefined, '']

function fieldsOf({
  nomFonction,
  packageType,
  packageCategory,
  date,
  worker,
  package: fields,
  pin,
}: PackageContent) {
  const found = new Map<string, unknown>()
  const add = (path: string, value: unknown): void => {
    if (SILENT.includes(value)) return
    if (!isGroup(value)) found.set(path, value)
    else for (const [key, inner] of Object.entries(value)) add(`${path}.${key}`, inner)
  }
  Object.entries({ nomFonction, packageType, packageCategory, date }).forEach(([path, value]) =>
    add(path, value)
  )
  add('worker', worker)
  // The type stands on the package itself as well; it is one field.
  add('package', { ...fields, packageType: undefined })
  if (pin) add(`pin.${pin.figure}.${pin.period}`, pin.amount)
  return found
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same content is the same text, whatever the order in which the database keeps the keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)])
  )
}
