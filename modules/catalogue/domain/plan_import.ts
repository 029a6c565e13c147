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

/** One row of a file: its line there, and the cells of the columns that were mapped. */
export interface ImportRow {
  line: number
  cells: Partial<Record<BenefitField | 'id', Cell>>
}

/** A benefit that is there already, as far as an import must know it. */
export interface Known {
  id: string
  archived: boolean
  fields: BenefitFields
}

/** Why a row is not taken. `expected` and the engine's own codes, or one of a list: twice, unknown, archived. */
export type ImportRefusal = Omit<BenefitRefusal, 'field'> & { field: BenefitField | 'id' }

/** What an import would do with one row. */
export interface PlannedRow {
  line: number
  outcome: 'created' | 'changed' | 'skipped' | 'refused'
  /** The benefit it changes; null for a new one. */
  id: string | null
  description: string
  fields: BenefitFields
  changes: { field: BenefitField; before: Cell; after: Cell }[]
  refusals: ImportRefusal[]
}

const FLAGS: readonly BenefitField[] = ['inPackages', 'eligibleBudgetMobilite']
const MAX_DESCRIPTION = 200

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
    const fields = ofItsKind(kind, { ...(twin?.fields ?? BLANK), ...given(kind, cells) })
    const taken = byName.get(plain(fields.description))
    const refusals = [
      ...refusedId(id, twin),
      ...refusedText(fields.description),
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
      changes: twin
        ? changed.map((field) => ({ field, before: twin.fields[field], after: fields[field] }))
        : [],
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

/** The cells of the kind's fields. An empty cell of a flag says no. */
function given(kind: BenefitKind, cells: ImportRow['cells']): Partial<BenefitFields> {
  const fields = FIELDS_OF[kind].filter((field) => field in cells)
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

function refusedFlags(kind: BenefitKind, fields: BenefitFields): ImportRefusal[] {
  return FLAGS.filter(
    (field) => FIELDS_OF[kind].includes(field) && typeof fields[field] !== 'boolean'
  ).map((field) => ({ field, code: 'invalid_value', params: { expected: 'boolean' } }))
}

/** A number in a column of texts is a text: `007` of a sheet stays what it shows. */
function textOf(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim()
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
