import { moreTime } from '#modules/shared/tenancy/more_time'
import type { Scope } from '#modules/shared/tenancy/scope'
import { guessDates } from '../domain/guess_dates.ts'
import type { FieldType } from '../domain/import_field.ts'
import type { DateOrder, Decimal } from '../domain/import_settings.ts'
import type { MadePlan } from '../domain/import_target.ts'
import { mapColumns, type Mapping } from '../domain/map_columns.ts'
import { guessDecimal } from '../domain/read_amount.ts'
import { readRows } from '../domain/read_rows.ts'
import type { SheetTable } from '../domain/sheet_table.ts'
import type Import from '../models/import.ts'
import ImportProfile from '../models/import_profile.ts'
import { TARGET } from '../targets/targets.ts'

/** So many are judged and written within what any call may take. */
const MANY_ROWS = 5_000

/** An import as it stands: what column is what, and what it would do once all of it is decided. */
export interface Draft {
  row: Import
  table: SheetTable
  mapping: Mapping
  dates: { order: DateOrder; unsure: boolean }
  /** Null where no column holds amounts. */
  decimal: Decimal | null
  /** Lists of fields of which one must have a column, and none has. */
  missing: readonly (readonly string[])[]
  plan: MadePlan | null
}

/** Judges every row of a file that was read. Nothing is written, and the same file answers the same. */
export async function draftOf(scope: Scope, row: Import, table: SheetTable): Promise<Draft> {
  const { fields, needs, plan } = TARGET[row.target]
  const { settings } = row
  if (table.rows.length > MANY_ROWS) await moreTime(scope)
  const profile = await ImportProfile.of(row.target, table.header)
  const mapping = table.official
    ? asItIs(table.official.fields)
    : mapColumns(table.header, fields, settings.columns, profile?.settings.titles ?? {})
  const cellsOf = (...types: FieldType[]) => cellsOfTypes(row, table, mapping, types)
  const guessed = guessDates(cellsOf('day', 'pastDay'))
  const dates = settings.dates ? { order: settings.dates, unsure: false } : guessed
  const decimal = settings.decimal ?? guessDecimal(cellsOf('amount', 'hourly', 'hours', 'share'))
  const hasAmounts = fields.some(({ type, name }) => type === 'amount' && mapping.columns[name])
  const missing = needs.filter((names) => names.every((name) => !mapping.columns[name]))
  const draft = { row, table, mapping, dates, decimal: hasAmounts ? decimal : null, missing }
  if (missing.length > 0 || mapping.ambiguous.length > 0) return { ...draft, plan: null }
  const signs = { dates: dates.order, decimal }
  const rows = await readRows(table, fields, mapping, settings, signs)
  return { ...draft, plan: await plan(scope, rows, settings, row.fileName) }
}

/** Of an official file each column is what its layout says. */
function asItIs(fields: readonly string[]): Mapping {
  const columns = Object.fromEntries(fields.map((name, at) => [name, { at, by: 'chosen' as const }]))
  return { columns, ambiguous: [] }
}

/** All cells of columns that hold days, or amounts. */
function* cellsOfTypes(
  { target }: Import,
  { rows }: SheetTable,
  { columns }: Mapping,
  types: readonly FieldType[]
) {
  const at = TARGET[target].fields
    .filter(({ type, name }) => types.includes(type) && columns[name])
    .map(({ name }) => columns[name]!.at)
  for (const { cells } of rows) for (const column of at) yield cells[column] ?? null
}
