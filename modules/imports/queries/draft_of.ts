import type { Scope } from '#modules/shared/tenancy/scope'
import { guessDates } from '../domain/guess_dates.ts'
import type { DateOrder } from '../domain/import_settings.ts'
import type { MadePlan } from '../domain/import_target.ts'
import { mapColumns, type Mapping } from '../domain/map_columns.ts'
import { readRows } from '../domain/read_rows.ts'
import type { SheetTable } from '../domain/sheet_table.ts'
import type Import from '../models/import.ts'
import ImportProfile from '../models/import_profile.ts'
import { TARGET } from '../targets/targets.ts'

/** An import as it stands: what column is what, and what it would do once all of it is decided. */
export interface Draft {
  row: Import
  table: SheetTable
  mapping: Mapping
  dates: { order: DateOrder; unsure: boolean }
  /** Lists of fields of which one must have a column, and none has. */
  missing: readonly (readonly string[])[]
  plan: MadePlan | null
}

/** Judges every row of a file that was read. Nothing is written, and the same file answers the same. */
export async function draftOf(scope: Scope, row: Import, table: SheetTable): Promise<Draft> {
  const { fields, needs, plan } = TARGET[row.target]
  const { settings } = row
  const profile = await ImportProfile.of(row.target, table.header)
  const mapping = mapColumns(
    table.header,
    fields,
    settings.columns,
    profile?.settings.titles ?? {}
  )
  const guessed = guessDates(daysOf(row, table, mapping))
  const dates = settings.dates ? { order: settings.dates, unsure: false } : guessed
  const missing = needs.filter((names) => names.every((name) => !mapping.columns[name]))
  if (missing.length > 0 || mapping.ambiguous.length > 0)
    return { row, table, mapping, dates, missing, plan: null }
  const rows = await readRows(table, fields, mapping, settings, dates.order)
  return { row, table, mapping, dates, missing, plan: await plan(scope, rows, settings) }
}

/** All cells of columns that hold days. */
function* daysOf({ target }: Import, { rows }: SheetTable, { columns }: Mapping) {
  const at = TARGET[target].fields
    .filter(({ type, name }) => (type === 'day' || type === 'pastDay') && columns[name])
    .map(({ name }) => columns[name]!.at)
  for (const { cells } of rows) for (const column of at) yield cells[column] ?? null
}
