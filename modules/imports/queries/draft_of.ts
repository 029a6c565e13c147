import { moreTime } from '#modules/shared/tenancy/more_time'
import type { Scope } from '#modules/shared/tenancy/scope'
import { guessDates } from '../domain/guess_dates.ts'
import { isReadAs } from '../domain/each_column.ts'
import { columnName, type FieldType, type ImportField, type ReadColumn } from '../domain/import_field.ts'
import type { DateOrder, Decimal } from '../domain/import_settings.ts'
import { EACH_COLUMN, type MadePlan } from '../domain/import_target.ts'
import { mapColumns, type Mapping } from '../domain/map_columns.ts'
import { guessDecimal } from '../domain/read_amount.ts'
import { readRows } from '../domain/read_rows.ts'
import type { SheetTable } from '../domain/sheet_table.ts'
import type Import from '../models/import.ts'
import ImportProfile from '../models/import_profile.ts'
import { fieldsFor, TARGET } from '../targets/targets.ts'

/** So many are judged and written within what any call may take. */
const MANY_ROWS = 5_000

/** What has a decimal sign, and of that what is worth a question. */
const WITH_DECIMALS: readonly FieldType[] = ['amount', 'signed', 'quantity', 'number', 'hourly', 'hours', 'share']
const AMOUNTS: readonly FieldType[] = ['amount', 'signed', 'quantity', 'number']

/** An import as it stands: what column is what, and what it would do once all of it is decided. */
export interface Draft {
  row: Import
  table: SheetTable
  mapping: Mapping
  /** What columns may be, and those that are what they are called. */
  fields: readonly ImportField[]
  dates: { order: DateOrder; unsure: boolean }
  /** Null where no column holds amounts. */
  decimal: Decimal | null
  /** Lists of fields of which one must have a column, and none has. */
  missing: readonly (readonly string[])[]
  plan: MadePlan | null
}

/** Judges every row of a file that was read. Nothing is written, and the same file answers the same. */
export async function draftOf(scope: Scope, row: Import, table: SheetTable): Promise<Draft> {
  const target = TARGET[row.target]
  const { settings } = row
  if (table.rows.length > MANY_ROWS) await moreTime(scope)
  const profile = await ImportProfile.of(row.target, table.header)
  const named = table.official
    ? asItIs(table.official.fields)
    : mapColumns(table.header, fieldsFor(row.target, settings), settings.columns, profile?.settings.titles ?? {})
  const columns = columnsOf(row, table, named)
  const { mapping, fields } = withColumns(row, named, columns)
  const cellsOf = (...types: FieldType[]) => cellsOfTypes(table, fields, mapping, types)
  const guessed = guessDates(cellsOf('day', 'pastDay', 'month'))
  const dates = settings.dates ? { order: settings.dates, unsure: false } : guessed
  const decimal = settings.decimal ?? guessDecimal(cellsOf(...WITH_DECIMALS))
  const hasAmounts = fields.some(({ type, name }) => AMOUNTS.includes(type) && mapping.columns[name])
  const told = new Set([
    ...Object.keys(mapping.columns),
    ...settings.fixed.flatMap(({ field, to }) => (to.trim() === '' ? [] : [field])),
    ...(columns.length > 0 ? [EACH_COLUMN] : []),
  ])
  const missing = target.needs
    .filter((names) => !names.some((name) => told.has(name)))
    .map((names) => names.filter((name) => name !== EACH_COLUMN))
  const draft = { row, table, mapping, fields, dates, decimal: hasAmounts ? decimal : null, missing }
  if (missing.length > 0 || mapping.ambiguous.length > 0) return { ...draft, plan: null }
  const signs = { dates: dates.order, decimal }
  const rows = await readRows(table, fields, mapping, settings, signs)
  return { ...draft, plan: await target.plan(scope, rows, settings, { name: row.fileName, columns }) }
}

/** The columns that are no field and hold what such columns hold, where the target reads them. */
function columnsOf({ target, settings }: Import, table: SheetTable, { columns, ambiguous }: Mapping): ReadColumn[] {
  const { eachColumn } = TARGET[target]
  if (!eachColumn || eachColumn.unless.some((name) => columns[name])) return []
  const other = new Set([...Object.values(columns), ...ambiguous].map(({ at }) => at))
  return table.header.flatMap((title, at) =>
    title !== '' && !other.has(at) && isReadAs(table, at, eachColumn.type, settings.decimal)
      ? [{ name: columnName(at), at, title }]
      : []
  )
}

/** The mapping and the fields with those columns among them. */
function withColumns({ target, settings }: Import, mapping: Mapping, columns: readonly ReadColumn[]) {
  const { eachColumn } = TARGET[target]
  const fields = fieldsFor(target, settings)
  if (columns.length === 0) return { mapping, fields }
  const own = columns.map(({ name }): ImportField => ({ name, type: eachColumn!.type, aliases: [] }))
  const mapped = columns.map(({ name, at }) => [name, { at, by: 'alias' as const }])
  return {
    mapping: { ...mapping, columns: { ...mapping.columns, ...Object.fromEntries(mapped) } },
    fields: [...fields, ...own],
  }
}

/** Of an official file each column is what its layout says. */
function asItIs(fields: readonly string[]): Mapping {
  const columns = Object.fromEntries(fields.map((name, at) => [name, { at, by: 'chosen' as const }]))
  return { columns, ambiguous: [] }
}

/** All cells of columns that hold days, or amounts. */
function* cellsOfTypes(
  { rows }: SheetTable,
  fields: readonly ImportField[],
  { columns }: Mapping,
  types: readonly FieldType[]
) {
  const at = fields
    .filter(({ type, name }) => types.includes(type) && columns[name])
    .map(({ name }) => columns[name]!.at)
  for (const { cells } of rows) for (const column of at) yield cells[column] ?? null
}
