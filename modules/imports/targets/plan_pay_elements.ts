import { setImmediate } from 'node:timers/promises'
import {
  isInRange,
  MOST_OF,
  type PayElementWrite,
  type PayUnit,
  type StandingElement,
} from '#modules/elements/index'
import { formatMonthOf } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import { isMonthInReach } from '#modules/shared/values/month'
import type { KnownPerson } from '#modules/team/index'
import type { CellRefusal, ReadColumn } from '../domain/import_field.ts'
import { plainWords } from '../domain/plain_words.ts'
import type { PlannedRow } from '../domain/planned_row.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { identityOf, KnownWorkers, labelOf } from './known_workers.ts'
import { fieldOfWho, personOfRow, refusing, type Refuse } from './row_person.ts'

/** A kind of the company's list, by all that it is called. */
export interface KnownKind {
  id: string
  code: string
  names: readonly string[]
  unit: PayUnit
}

/** What a plan of pay elements is made from. */
export interface PayElementFacts {
  /** Of a file with a row a person: the columns that are kinds by their titles, and others. */
  columns: readonly ReadColumn[]
  kinds: readonly KnownKind[]
  people: readonly KnownPerson[]
  /** Those of the months that the file is about. */
  standing: readonly StandingElement[]
  locale: Locale
}

/** What a row says, under the cell that says it. */
interface Entry {
  field: string
  kind: KnownKind
  value: number
}

const BATCH = 500

/**
 * What the rows of a file would do to the pay elements of a company: a row each person and code, or a row each person with a
 * column a code. What the file does not name stays as it is. Nothing is written, and the same rows plan the same.
 */
export async function planPayElements(
  rows: readonly ReadRow[],
  facts: PayElementFacts
): Promise<{ rows: PlannedRow[]; writes: PayElementWrite[]; unread: string[] }> {
  const known = KnownWorkers.of(facts.people)
  const called = new Map<string, KnownKind>()
  for (const kind of facts.kinds)
    for (const name of [kind.code, ...kind.names])
      if (!called.has(plainWords(name))) called.set(plainWords(name), kind)
  const kindOf = (text: string) => called.get(plainWords(text)) ?? null
  const standing = new Map(facts.standing.map((each) => [slotOf(each), each.value]))
  const seen = new Map<string, number>()
  const writes: PayElementWrite[] = []
  const planned: PlannedRow[] = []
  for (const row of rows) {
    planned.push(plannedRow(row, { known, kindOf, standing, seen, writes, facts }))
    if (planned.length % BATCH === 0) await setImmediate()
  }
  const unread = facts.columns.filter(({ title }) => !kindOf(title)).map(({ title }) => title)
  return { rows: planned, writes, unread }
}

interface Planning {
  known: KnownWorkers
  kindOf: (text: string) => KnownKind | null
  standing: ReadonlyMap<string, number>
  /** The line of each element that a row has said. */
  seen: Map<string, number>
  writes: PayElementWrite[]
  facts: PayElementFacts
}

function plannedRow(
  row: ReadRow,
  { known, kindOf, standing, seen, writes, facts }: Planning
): PlannedRow {
  const refusals: CellRefusal[] = [...row.refusals]
  const refuse = refusing(row, refusals)
  const person = personOfRow(row, known, refusals, refuse)
  const month = typeof row.values.month === 'string' ? row.values.month : ''
  if (month === '') refuse('month', 'required')
  else if (!isMonthInReach(month)) refuse('month', 'month_out_of_reach')
  const isWide = facts.columns.length > 0
  const entries = isWide
    ? wideEntries(row, facts.columns, kindOf)
    : longEntries(row, kindOf, refuse)
  for (const { field, kind, value } of entries)
    if (!isInRange(value, kind.unit)) refuse(field, 'element_range', { most: MOST_OF[kind.unit] })
  const slot = (kind: KnownKind) => slotOf({ workerId: person?.id ?? '', month, kindId: kind.id })
  const twin = entries.flatMap(({ kind }) => seen.get(slot(kind)) ?? [])[0]
  if (refusals.length === 0 && twin !== undefined) refuse(fieldOfWho(row), 'twice', { line: twin })
  const name =
    labelOf(identityOf(person ? person.fields : (row.values as never))) || row.found.fullName
  const when = month === '' ? '' : formatMonthOf(facts.locale, month)
  const label = [name, when, isWide ? '' : row.found.code].filter(Boolean).join(' · ')
  if (!person || refusals.length > 0)
    return { line: row.line, label, refusals, outcome: 'refused', id: null, changes: [] }
  const changes: { field: string; before: number | null; after: number }[] = []
  for (const { field, kind, value } of entries) {
    seen.set(slot(kind), row.line)
    const before = standing.get(slot(kind)) ?? null
    if (before === value) continue
    changes.push({ field, before, after: value })
    writes.push({ workerId: person.id, month, kindId: kind.id, value, before })
  }
  const isNew = changes.length > 0 && entries.every(({ kind }) => !standing.has(slot(kind)))
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

/** A column each that is called as a kind; an empty one, or a nought, says nothing. */
function wideEntries(
  { values }: ReadRow,
  columns: readonly ReadColumn[],
  kindOf: Planning['kindOf']
): Entry[] {
  return columns.flatMap(({ name, title }) => {
    const kind = kindOf(title)
    const value = values[name]
    return kind && typeof value === 'number' && value !== 0 ? [{ field: name, kind, value }] : []
  })
}

function longEntries({ values }: ReadRow, kindOf: Planning['kindOf'], refuse: Refuse): Entry[] {
  const { code, quantity } = values
  if (typeof code !== 'string') refuse('code', 'required')
  if (typeof quantity !== 'number') refuse('quantity', 'required')
  if (typeof code !== 'string' || typeof quantity !== 'number') return []
  const kind = kindOf(code)
  if (kind) return [{ field: 'quantity', kind, value: quantity }]
  refuse('code', 'unknown_element')
  return []
}

function slotOf({
  workerId,
  month,
  kindId,
}: Pick<StandingElement, 'workerId' | 'month' | 'kindId'>): string {
  return `${workerId}\n${month}\n${kindId}`
}
