import type { Locale } from '#modules/shared/tenancy/scope'
import { NAME_COLUMNS, renamedIn, type NameColumn } from './benefit_names.ts'
import { changedFields } from './changed_fields.ts'
import { checkBenefit, ofItsKind, type BenefitRefusal } from './check_benefit.ts'
import {
  BLANK,
  FIELDS_OF,
  type BenefitField,
  type BenefitFields,
  type BenefitKind,
} from './benefit_kinds.ts'

/** A cell as the file holds it, read as far as it could be: what is no number stays a text. */
export type Cell = string | number | boolean | null

/** What a column of a file may be; the name in each language has its own. */
export type ImportField = Exclude<BenefitField, 'translations'> | NameColumn | 'id'

/** One row of a file: its line there, and the cells of the columns that were mapped. */
export interface ImportRow {
  line: number
  cells: Partial<Record<ImportField, Cell>>
}

/** A benefit that is there already, as far as an import must know it. */
export interface Known {
  id: string
  archived: boolean
  fields: BenefitFields
}

type PlainField = Exclude<BenefitField, 'translations'>

/** Why a row is not taken. `expected` and the engine's own codes, or one of a list: twice, unknown, archived. */
export type ImportRefusal = Omit<BenefitRefusal, 'field'> & { field: BenefitField | ImportField }

/** What an import would do with one row. */
export interface PlannedRow {
  line: number
  outcome: 'created' | 'changed' | 'skipped' | 'refused'
  /** The benefit it changes; null for a new one. */
  id: string | null
  description: string
  fields: BenefitFields
  changes: { field: ImportField; before: Cell; after: Cell }[]
  refusals: ImportRefusal[]
}

const FLAGS: readonly PlainField[] = [
  'inPackages',
  'eligibleBudgetMobilite',
  'nonRechargeable',
  'euro6eBis',
]
const MAX_DESCRIPTION = 200
const NAMES = Object.entries(NAME_COLUMNS) as [Locale, NameColumn][]

/**
 * What an import does, row by row. A row is the benefit of its id, else that of its description, else a new one;
 * columns the file does not have leave a benefit as it is.
 *
 * @param date the day whose law the benefits are held against
 */
export function planImport(
  kind: BenefitKind,
  rows: readonly ImportRow[],
  known: readonly Known[],
  date: string
): PlannedRow[] {
  const byId = new Map(known.map((each) => [each.id, each]))
  const byName = new Map(
    known.filter(({ archived }) => !archived).map((each) => [plain(each.fields.description), each])
  )
  const seen = new Set<string>()
  return rows.map(({ line, cells }) => {
    const id = typeof cells.id === 'string' && cells.id.trim() !== '' ? cells.id.trim() : null
    const description = textOf(cells.description)
    const twin = id === null ? byName.get(plain(description)) : byId.get(id)
    const before = twin?.fields ?? BLANK
    const translations = { ...before.translations, ...givenNames(cells) }
    const fields = ofItsKind(kind, { ...before, ...given(kind, cells), translations })
    const taken = byName.get(plain(fields.description))
    const refusals = [
      ...refusedId(id, twin),
      ...refusedText(fields.description),
      ...refusedNames(fields),
      ...refusedFlags(kind, fields),
      ...checkBenefit(kind, fields, date),
    ]
    if (refusals.length === 0 && taken && taken.id !== twin?.id)
      refusals.push({ field: 'description', code: 'taken' })
    const marks = [plain(fields.description), ...(twin ? [twin.id] : [])]
    if (refusals.length === 0 && marks.some((mark) => seen.has(mark)))
      refusals.push({ field: 'description', code: 'twice' })
    if (refusals.length === 0) for (const mark of marks) seen.add(mark)
    const changed = twin ? changedFields(kind, twin.fields, fields) : []
    return {
      line,
      outcome: outcomeOf(refusals, twin, changed),
      id: twin?.id ?? null,
      description: fields.description || description,
      fields,
      changes: twin ? changed.flatMap((field) => changesOf(field, twin.fields, fields)) : [],
      refusals,
    }
  })
}

function outcomeOf(
  refusals: readonly ImportRefusal[],
  twin: Known | undefined,
  changed: readonly BenefitField[]
): PlannedRow['outcome'] {
  if (refusals.length > 0) return 'refused'
  if (!twin) return 'created'
  return changed.length > 0 ? 'changed' : 'skipped'
}

/** What stood and stands in a field; of names in each language that has another one. */
function changesOf(
  field: BenefitField,
  { translations: old, ...before }: BenefitFields,
  { translations: now, ...after }: BenefitFields
): PlannedRow['changes'] {
  if (field !== 'translations') return [{ field, before: before[field], after: after[field] }]
  return renamedIn(old, now).map((locale) => ({
    field: NAME_COLUMNS[locale],
    before: old[locale] ?? null,
    after: now[locale] ?? null,
  }))
}

/** The names in the languages of which the file has a column; an empty cell takes a name away. */
function givenNames(cells: ImportRow['cells']): BenefitFields['translations'] {
  const told = NAMES.filter(([, column]) => column in cells)
  return Object.fromEntries(told.map(([locale, column]) => [locale, textOf(cells[column])]))
}

/** The cells of the kind's fields. An empty cell of a flag says no. */
function given(kind: BenefitKind, cells: ImportRow['cells']): Partial<BenefitFields> {
  const fields = FIELDS_OF[kind].filter(isPlain).filter((field) => field in cells)
  return Object.fromEntries(
    fields.map((field) => {
      const cell = cells[field] === '' ? null : cells[field]
      if (field === 'description') return [field, textOf(cell)]
      return [field, cell === null && FLAGS.includes(field) ? false : cell]
    })
  )
}

function refusedId(id: string | null, twin: Known | undefined): ImportRefusal[] {
  if (id === null) return []
  if (!twin) return [{ field: 'id', code: 'unknown' }]
  return twin.archived ? [{ field: 'id', code: 'archived' }] : []
}

function refusedText(description: string): ImportRefusal[] {
  if (description === '') return [{ field: 'description', code: 'required' }]
  return description.length > MAX_DESCRIPTION ? [{ field: 'description', code: 'long' }] : []
}

function refusedNames({ translations }: BenefitFields): ImportRefusal[] {
  return NAMES.filter(([locale]) => (translations[locale]?.length ?? 0) > MAX_DESCRIPTION).map(
    ([, field]) => ({ field, code: 'long' })
  )
}

function refusedFlags(kind: BenefitKind, fields: BenefitFields): ImportRefusal[] {
  return FLAGS.filter(
    (field) => FIELDS_OF[kind].includes(field) && typeof fields[field] !== 'boolean'
  ).map((field) => ({ field, code: 'invalid_value', params: { expected: 'boolean' } }))
}

/** A number in a column of texts is a text: `007` of a sheet stays what it shows. */
function textOf(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim()
}

function isPlain(field: BenefitField): field is PlainField {
  return field !== 'translations'
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
