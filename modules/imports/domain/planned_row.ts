import { createHash } from 'node:crypto'
import type { CellRefusal } from './import_field.ts'
import type { Derived, Note } from './official_file.ts'
import type { Value } from './read_value.ts'

export const OUTCOMES = ['created', 'changed', 'same', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What an import would do with one row. */
export interface PlannedRow {
  line: number
  outcome: Outcome
  /** What it changes; null for what is new or refused. */
  id: string | null
  /** Whom or what the row is about, as far as it says. */
  label: string
  changes: readonly {
    field: string
    before: Value | null
    after: Value | null
    derived?: Derived
  }[]
  refusals: readonly CellRefusal[]
  /** What else is told of it; each is a sentence (`imports.note_…`). */
  notes?: readonly Note[]
}

export interface ImportPlan {
  rows: readonly PlannedRow[]
  /** Names that are not known and would be made, by field. */
  newNames: readonly { field: string; names: readonly string[] }[]
  /** Titles of columns that hold what such columns hold, and that nothing is called here. */
  unread?: readonly string[]
}

/** How many rows of a plan come to what. */
export function countsOf(rows: readonly PlannedRow[]): Record<Outcome, number> {
  const counts = { created: 0, changed: 0, same: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome]++
  return counts
}

/** Two plans of one digest do the same to the same. */
export function digestOf({ rows, newNames }: ImportPlan): string {
  const hash = createHash('sha256').update(JSON.stringify(newNames))
  for (const { line, outcome, id, changes, refusals } of rows)
    hash.update(JSON.stringify([line, outcome, id, changes, refusals.map(({ code }) => code)]))
  return hash.digest('base64url')
}

/** Cells that are repaired by the same: what stands there, and why it is refused. */
export interface RefusalGroup {
  field: string
  code: string
  found: string
  params: CellRefusal['params']
  total: number
  lines: readonly number[]
}

const LINES_TOLD = 8

/** The most frequent repair first. Where each cell asks for its own (a wrong number), the cells are told one by one. */
export function groupRefusals(rows: readonly PlannedRow[]): RefusalGroup[] {
  const groups = new Map<string, RefusalGroup & { lines: number[] }>()
  for (const { line, refusals } of rows)
    for (const { field, code, found, params } of refusals) {
      const key = [field, code, found, JSON.stringify(params ?? {})].join('\n')
      const group = groups.get(key) ?? { field, code, found, params, total: 0, lines: [] }
      group.total++
      if (group.lines.length < LINES_TOLD) group.lines.push(line)
      groups.set(key, group)
    }
  return [...groups.values()].toSorted(
    (one, other) => other.total - one.total || one.lines[0]! - other.lines[0]!
  )
}
