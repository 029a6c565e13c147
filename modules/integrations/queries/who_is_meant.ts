import type { ReadRow, ToldPeople } from '#modules/imports/index'
import { without, type Decided } from '../domain/decide_row.ts'
import type { ExternalPerson } from '../domain/hr_system.ts'
import type { PlannedPerson } from '../domain/planned_person.ts'
import { CONTESTED, doubtOf, type Contested } from '../domain/same_person.ts'
import type { PlanFacts, Settled } from './plan_people.ts'

/** A person of the other system on the way to a row. */
export interface Drafted {
  person: ExternalPerson
  row: ReadRow
  /** Decided without a plan. */
  done?: Pick<PlannedPerson, 'outcome' | 'code' | 'params' | 'workerId'>
  /** Whoever it is has no id of the other system yet. */
  isMatched: boolean
  settled: Settled | undefined
  /** Numbers and addresses that are of somebody else here, and stay so. */
  kept: Decided
}

/** Whom the other system means, and whether there is anything to plan. */
export function whoIsMeant(
  person: ExternalPerson,
  row: ReadRow,
  told: ToldPeople,
  facts: PlanFacts & { holders: ReadonlySet<string>; running: ReadonlySet<string> }
): Drafted {
  const settled = facts.settled?.get(person.id)
  const draft: Drafted = { person, row, isMatched: false, settled, kept: new Map() }
  const done = (
    outcome: PlannedPerson['outcome'],
    code: string,
    workerId: string | null = null,
    params: PlannedPerson['params'] = {}
  ): Drafted => ({ ...draft, done: { outcome, code, workerId, params } })
  const id = facts.known.get(person.id)
  if (person.isGone) {
    if (id === undefined) return done('SKIPPED', 'gone_unknown')
    if (!facts.running.has(id)) return done('SAME', 'gone', id)
    if (facts.seen.get(person.id)?.stays) return done('SAME', 'stays', id)
    const day = person.contract?.endDate
    return done('PROPOSED', day ? 'end_on' : 'end', id, day ? { day } : {})
  }
  if (id !== undefined) {
    const seen = facts.seen.get(person.id)?.fields ?? {}
    const isLeft = (field: Contested) =>
      seen[field]?.[0] === row.values[field] && seen[field]?.[1] !== row.values[field]
    return { ...draft, ...leftToOthers(row, id, told, isLeft) }
  }
  if (settled?.about === null)
    return { ...draft, ...leftToOthers(row, null, told, () => true), isMatched: true }
  if (settled?.about !== undefined)
    return { ...draft, row: { ...row, about: settled.about }, isMatched: true }
  const byKey = told.byKey(row)
  if ('code' in byKey) return { ...draft, row: refusedRow(row, byKey) }
  if (byKey.person) {
    if (facts.holders.has(byKey.person.id)) return done('FAILED', 'other_id', byKey.person.id)
    const { id: holder, fields } = byKey.person
    const doubt = doubtOf(row.values, fields as typeof row.values)
    if (doubt)
      return done('PROPOSED', `match_${doubt}`, holder, {
        here: `${fields.firstName} ${fields.lastName}`,
      })
    return { ...draft, row: { ...row, about: byKey.person.id }, isMatched: true }
  }
  const byName = told.byName(row)
  if ('code' in byName) return { ...draft, row: refusedRow(row, byName) }
  if (byName.person) return done('PROPOSED', 'match', byName.person.id)
  return { ...draft, row: { ...row, about: null }, isMatched: true }
}

/** A row about somebody, without the number or address that is another person's here and was said not to make them that one. */
function leftToOthers(
  row: ReadRow,
  about: string | null,
  told: ToldPeople,
  isLeft: (field: Contested) => boolean
): Pick<Drafted, 'row' | 'kept'> {
  const held = CONTESTED.filter((field) => {
    const theirs = row.values[field]
    if (!theirs || !isLeft(field)) return false
    const holder = told.byKey({ ...row, values: { [field]: theirs } })
    return 'person' in holder && holder.person !== null && holder.person.id !== about
  })
  const ours = told.people.find(({ id }) => id === about)?.fields as ReadRow['values'] | undefined
  const kept: Decided = new Map(
    held.map((field) => [
      field,
      { ours: ours?.[field] ?? null, theirs: row.values[field]!, decision: 'KEPT' },
    ])
  )
  return { row: { ...without(row, new Set(held)), about }, kept }
}

function refusedRow(
  row: ReadRow,
  { field, code, name }: { field: string; code: string; name: string }
): ReadRow {
  const refusal = { field, code, found: row.found[field] ?? '', params: { name } }
  return { ...row, about: null, refusals: [...row.refusals, refusal] }
}
