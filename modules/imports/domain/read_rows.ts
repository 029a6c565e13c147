import { setImmediate } from 'node:timers/promises'
import type { CellRefusal, ImportField } from './import_field.ts'
import type { ImportSettings, Signs } from './import_settings.ts'
import type { Mapping } from './map_columns.ts'
import type { OfficialMarks } from './official_file.ts'
import { plainWords } from './plain_words.ts'
import { readValue, type ReadCell, type Value } from './read_value.ts'
import type { Cell, SheetTable } from './sheet_table.ts'

/** One row as its fields mean it: what is absent is not told, null is empty. */
export interface ReadRow {
  line: number
  /** Whom it is about, where that is settled already: the id of a worker, null for somebody new. */
  about?: string | null
  values: Readonly<Record<string, Value | null>>
  /** What stood in the cells, for those who repair them. */
  found: Readonly<Record<string, string>>
  refusals: CellRefusal[]
  official?: OfficialMarks
}

const BATCH = 500

/** Reads all rows of a sheet, each cell by what its column is; what is refused stands with its cell. */
export async function readRows(
  { rows }: SheetTable,
  fields: readonly ImportField[],
  { columns }: Mapping,
  settings: ImportSettings,
  signs: Signs
): Promise<ReadRow[]> {
  const mapped = fields.flatMap((field) =>
    columns[field.name] ? [{ field, at: columns[field.name]!.at }] : []
  )
  const known = new Map(
    settings.values.map(({ field, from, to }) => [`${field}\n${plainWords(from)}`, to])
  )
  const repaired = new Set(settings.values.map(({ field }) => field))
  const edited = new Map(settings.edits.map(({ line, field, to }) => [`${line}\n${field}`, to]))
  const same = fixedCells(fields, columns, settings, signs)
  const read: ReadRow[] = []
  for (const { line, cells, faults = {}, official } of rows) {
    const values: Record<string, Value | null> = {}
    const found: Record<string, string> = {}
    const refusals: CellRefusal[] = []
    for (const { field, at } of mapped) {
      const { name } = field
      const original = cells[at] ?? null
      found[name] = original === null ? '' : String(original)
      const meant = repaired.has(name) ? known.get(`${name}\n${plainWords(found[name])}`) : undefined
      const typed = edited.size > 0 ? (edited.get(`${line}\n${name}`) ?? meant) : meant
      const fault = typed === undefined ? faults[at] : undefined
      const cell: Cell = typed === undefined ? original : typed.trim() === '' ? null : typed.trim()
      if (fault) refusals.push({ field: name, code: fault, found: found[name] })
      else if (cell === null) {
        if (settings.empty === 'CLEAR' || typed !== undefined) values[name] = null
      } else {
        const told = readValue(cell, field, signs)
        if ('value' in told) values[name] = told.value
        else refusals.push({ field: name, found: typed ?? found[name], ...told })
      }
    }
    for (const { name, to, told } of same) {
      found[name] = to
      if ('value' in told) values[name] = told.value
      else refusals.push({ field: name, found: to, ...told })
    }
    if (Object.values(faults).includes('overflow'))
      refusals.push({ field: '', code: 'overflow', found: '' })
    read.push({ line, values, found, refusals, ...(official && { official }) })
    if (read.length % BATCH === 0) await setImmediate()
  }
  return read
}

/** What all rows say of fields that have no column, read once. */
function fixedCells(
  fields: readonly ImportField[],
  columns: Mapping['columns'],
  { fixed }: ImportSettings,
  signs: Signs
): { name: string; to: string; told: ReadCell }[] {
  return fixed.flatMap(({ field: name, to }) => {
    const field = fields.find((each) => each.name === name && each.forAll)
    const said = to.trim()
    if (!field || columns[name] || said === '') return []
    return [{ name, to: said, told: readValue(said, field, signs) }]
  })
}
