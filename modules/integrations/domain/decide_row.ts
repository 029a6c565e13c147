import type { PlannedRow, ReadRow, Value } from '#modules/imports/index'
import { decideChange, type Decision } from './decide_change.ts'
import type { Owner } from './owners.ts'
import type { SeenFields } from './planned_person.ts'

/** How the differences of one row were decided, by field. */
export type Decided = ReadonlyMap<
  string,
  { ours: Value | null; theirs: Value | null; decision: Decision }
>

interface Deciding {
  owner(field: string): Owner
  seen: SeenFields
  /** The fields in which a person said that the other system is right, where they were asked. */
  takes: ReadonlySet<string> | undefined
  /** How owners and what was seen call a field of the row. */
  name(field: string): string
}

/** Decides of each difference that a row would make. What follows from another field comes with it. */
export function decideRow(
  changes: PlannedRow['changes'],
  { values }: Pick<ReadRow, 'values'>,
  { owner, seen, takes, name }: Deciding
): Decided {
  return new Map(
    changes.map(({ field, before: ours, after }) => {
      const theirs = field in values ? values[field]! : after
      const key = name(field)
      const usual =
        field in values ? decideChange(owner(key), { ours, theirs, seen: seen[key] }) : 'TAKEN'
      const answered = takes?.has(key) ? 'TAKEN' : 'KEPT'
      return [
        field,
        { ours, theirs: after, decision: usual === 'ASKED' && takes ? answered : usual },
      ]
    })
  )
}

/** The fields that are not taken: left out of the row it is planned again. */
export function notTaken(decided: Decided): ReadonlySet<string> {
  return new Set(
    [...decided].filter(([, { decision }]) => decision !== 'TAKEN').map(([field]) => field)
  )
}

/** A row that says nothing of some fields. */
export function without(row: ReadRow, fields: ReadonlySet<string>): ReadRow {
  const values = Object.fromEntries(
    Object.entries(row.values).filter(([field]) => !fields.has(field))
  )
  if (fields.has('regimeNumerateur') || fields.has('regimeDenominateur'))
    delete values.tauxOccupation
  return { ...row, values, refusals: row.refusals.filter(({ field }) => !fields.has(field)) }
}
