import type { ReadRow, ToldPeople } from '#modules/imports/index'
import type { ExternalPerson } from '../domain/hr_system.ts'
import type { PlannedPerson } from '../domain/planned_person.ts'
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
}

/** Whom the other system means, and whether there is anything to plan. */
export function whoIsMeant(
  person: ExternalPerson,
  row: ReadRow,
  told: ToldPeople,
  facts: PlanFacts & { holders: ReadonlySet<string>; running: ReadonlySet<string> }
): Drafted {
  const settled = facts.settled?.get(person.id)
  const draft = { person, row, isMatched: false, settled }
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
  if (id !== undefined) return { ...draft, row: { ...row, about: id } }
  if (settled?.about !== undefined)
    return { ...draft, row: { ...row, about: settled.about }, isMatched: true }
  const byKey = told.byKey(row)
  if ('code' in byKey) return { ...draft, row: refusedRow(row, byKey) }
  if (byKey.person) {
    if (facts.holders.has(byKey.person.id)) return done('FAILED', 'other_id', byKey.person.id)
    return { ...draft, row: { ...row, about: byKey.person.id }, isMatched: true }
  }
  const byName = told.byName(row)
  if ('code' in byName) return { ...draft, row: refusedRow(row, byName) }
  if (byName.person) return done('PROPOSED', 'match', byName.person.id)
  return { ...draft, row: { ...row, about: null }, isMatched: true }
}

function refusedRow(
  row: ReadRow,
  { field, code, name }: { field: string; code: string; name: string }
): ReadRow {
  const refusal = { field, code, found: row.found[field] ?? '', params: { name } }
  return { ...row, about: null, refusals: [...row.refusals, refusal] }
}
