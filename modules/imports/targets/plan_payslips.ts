import { setImmediate } from 'node:timers/promises'
import { FIRST_DAY } from '#modules/compute/pure'
import {
  LONGEST_CODE,
  MOST_LINES,
  type Payslip,
  type PayslipLine,
  type PayslipWritten,
} from '#modules/reconciliation/index'
import { formatMonthOf } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import type { KnownPerson } from '#modules/team/index'
import type { CellRefusal, ReadColumn } from '../domain/import_field.ts'
import type { PlannedRow } from '../domain/planned_row.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { identityOf, KnownWorkers, labelOf } from './known_workers.ts'
import { fieldOfWho, personOfRow, refusing, type Refuse } from './row_person.ts'

/** What a plan of payslips is made from. */
export interface PayslipFacts {
  /** Of a file with a row a person: the columns that are codes. */
  columns: readonly ReadColumn[]
  people: readonly KnownPerson[]
  /** Those of the months that the file is about. */
  standing: readonly Payslip[]
  locale: Locale
}

/** What a row says, under the cell that says it. */
interface Entry {
  field: string
  line: PayslipLine
}

interface PayslipDraft {
  row: ReadRow
  person: KnownPerson | null
  month: string
  provider: string
  entries: readonly Entry[]
  refusals: CellRefusal[]
}

const BATCH = 500
const CENTS = 100

/** The months that rows are about, `YYYY-MM`. */
export function monthsOf(rows: readonly ReadRow[]): string[] {
  return [
    ...new Set(rows.flatMap(({ values: { month } }) => (typeof month === 'string' ? [month] : []))),
  ]
}

/**
 * What the rows of a file would do to the payslips of a company. Rows of one person, month and code add up; codes that the file
 * does not name stay as they are. Nothing is written, and the same rows plan the same.
 */
export async function planPayslips(
  rows: readonly ReadRow[],
  facts: PayslipFacts
): Promise<{ rows: PlannedRow[]; writes: PayslipWritten[] }> {
  const known = KnownWorkers.of(facts.people)
  const standing = new Map(facts.standing.map((payslip) => [keyOf(payslip), payslip]))
  const seen = new Map<string, number>()
  const told = new Map<string, Payslip & { sums: Map<string, PayslipLine> }>()
  const drafts: PayslipDraft[] = []
  for (const row of rows) {
    const draft = draftOf(row, known, facts)
    judge(draft, { standing, seen, told, isWide: facts.columns.length > 0 })
    drafts.push(draft)
    if (drafts.length % BATCH === 0) await setImmediate()
  }
  const planned = drafts.map((draft) => plannedRow(draft, { standing, told, facts }))
  const writes: PayslipWritten[] = []
  for (const [key, { sums, workerId, month, provider }] of told) {
    const before = standing.get(key)?.lines ?? null
    const lines = merged(before ?? [], sums)
    if (before && JSON.stringify(sorted(before)) === JSON.stringify(lines)) continue
    writes.push({ workerId, month, provider, before, lines })
  }
  return { rows: planned, writes }
}

function draftOf(row: ReadRow, known: KnownWorkers, { columns }: PayslipFacts): PayslipDraft {
  const refusals = [...row.refusals]
  const refuse = refusing(row, refusals)
  const person = personOfRow(row, known, refusals, refuse)
  const text = (name: string) =>
    typeof row.values[name] === 'string' ? (row.values[name] as string) : ''
  const month = text('month')
  if (month === '') refuse('month', 'required')
  else if (month > today().slice(0, month.length)) refuse('month', 'month_to_come')
  else if (month < FIRST_DAY.slice(0, month.length))
    refuse('month', 'month_before_law', { year: FIRST_DAY.slice(0, 'YYYY'.length) })
  const entries = columns.length > 0 ? wideEntries(row, columns) : longEntries(row, refuse)
  return { row, person, month, provider: text('provider'), entries, refusals }
}

/** A column each; an empty one, or a nought, is no line. */
function wideEntries({ values }: ReadRow, columns: readonly ReadColumn[]): Entry[] {
  return columns.flatMap(({ name, title }) => {
    const amount = values[name]
    if (typeof amount !== 'number' || amount === 0) return []
    return [
      { field: name, line: { code: codeOf(title), label: '', cents: Math.round(amount * CENTS) } },
    ]
  })
}

/** Titles that are longer than a code are cut: two of them that begin alike are one code, and add up. */
const codeOf = (title: string) => title.trim().slice(0, LONGEST_CODE)

function longEntries({ values }: ReadRow, refuse: Refuse): Entry[] {
  const { code, label, amount } = values
  if (typeof code !== 'string') refuse('code', 'required')
  if (typeof amount !== 'number') refuse('amount', 'required')
  if (typeof code !== 'string' || typeof amount !== 'number') return []
  const line = {
    code,
    label: typeof label === 'string' ? label : '',
    cents: Math.round(amount * CENTS),
  }
  return [{ field: 'amount', line }]
}

interface Seen {
  standing: ReadonlyMap<string, Payslip>
  /** Lines of the file by what they say, to know one that stands there twice. */
  seen: Map<string, number>
  /** What the rows before say, by person and month. */
  told: Map<string, Payslip & { sums: Map<string, PayslipLine> }>
  isWide: boolean
}

/** Refuses what does not go with what stands there or with the rows before; what is left counts. */
function judge(
  { row, person, month, provider, entries, refusals }: PayslipDraft,
  { standing, seen, told, isWide }: Seen
): void {
  if (!person || refusals.length > 0) return
  const refuse = refusing(row, refusals)
  const key = keyOf({ workerId: person.id, month })
  const other = (told.get(key) ?? standing.get(key))?.provider ?? provider
  if (other !== provider)
    return refuse('provider', 'other_provider', { other: other === '' ? '–' : other })
  // A person has one row with all their columns; of rows with a code each, the same whole row is a slip.
  const said = isWide ? '' : JSON.stringify([entries, row.found])
  const twin = seen.get(`${key}\n${said}`)
  if (twin !== undefined) return refuse(fieldOfWho(row), 'twice', { line: twin })
  const own = told.get(key) ?? {
    workerId: person.id,
    month,
    provider,
    lines: [],
    sums: new Map<string, PayslipLine>(),
  }
  const codes = new Set([
    ...(standing.get(key)?.lines ?? []).map(({ code }) => code),
    ...own.sums.keys(),
  ])
  for (const { line } of entries) codes.add(line.code)
  if (codes.size > MOST_LINES) return refuse('code', 'too_many_lines', { most: MOST_LINES })
  seen.set(`${key}\n${said}`, row.line)
  for (const { line } of entries) {
    const before = own.sums.get(line.code)
    own.sums.set(line.code, before ? { ...before, cents: before.cents + line.cents } : line)
  }
  told.set(key, own)
}

function plannedRow(
  { row, person, month, entries, refusals }: PayslipDraft,
  { standing, told, facts }: Pick<Seen, 'standing' | 'told'> & { facts: PayslipFacts }
): PlannedRow {
  const name = person
    ? labelOf(identityOf(person.fields))
    : labelOf(identityOf(row.values as never))
  const code = facts.columns.length > 0 ? '' : row.found.code
  const when = month === '' ? '' : formatMonthOf(facts.locale, month)
  const label = [name || row.found.fullName, when, code].filter(Boolean).join(' · ')
  if (!person || refusals.length > 0)
    return { line: row.line, label, refusals, outcome: 'refused', id: null, changes: [] }
  const key = keyOf({ workerId: person.id, month })
  const before = standing.get(key)?.lines ?? []
  const changes = entries.flatMap(({ field, line }) => {
    const stood = before.find((each) => each.code === line.code)
    const sum = told.get(key)!.sums.get(line.code)!
    if (stood && stood.cents === sum.cents && (sum.label === '' || stood.label === sum.label))
      return []
    return [{ field, before: stood ? stood.cents / CENTS : null, after: sum.cents / CENTS }]
  })
  const isNew =
    entries.length > 0 &&
    entries.every(({ line }) => !before.some((each) => each.code === line.code))
  const outcome = changes.length === 0 ? 'same' : isNew ? 'created' : 'changed'
  return {
    line: row.line,
    label,
    refusals,
    outcome,
    id: outcome === 'created' ? null : person.id,
    changes,
  }
}

/** What stood there with what the file says of it; a label that the file leaves out stays. */
function merged(
  before: readonly PayslipLine[],
  sums: ReadonlyMap<string, PayslipLine>
): PayslipLine[] {
  const lines = new Map(before.map((line) => [line.code, line]))
  for (const [code, line] of sums)
    lines.set(code, { ...line, label: line.label || (lines.get(code)?.label ?? '') })
  return sorted([...lines.values()])
}

/** In the order of the codes, and each with the same order of fields. */
function sorted(lines: readonly PayslipLine[]): PayslipLine[] {
  return lines
    .map(({ code, label, cents }) => ({ code, label, cents }))
    .toSorted((one, other) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0))
}

function keyOf({ workerId, month }: Pick<Payslip, 'workerId' | 'month'>): string {
  return `${workerId}\n${month}`
}
