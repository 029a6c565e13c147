import { randomUUID } from 'node:crypto'
import { moreTime } from '#modules/shared/tenancy/more_time'
import type { Scope } from '#modules/shared/tenancy/scope'
import { unwrap } from '#modules/shared/result'
import { lockPeople, workersByExternalId } from '#modules/team/index'
import type { Cursor, ExternalPerson } from '../domain/hr_system.ts'
import type { PlannedPerson } from '../domain/planned_person.ts'
import { isTooManyEnds, MATCHES, type Outcome } from '../domain/run_states.ts'
import HrConnection from '../models/hr_connection.ts'
import SyncAnswer from '../models/sync_answer.ts'
import type SyncRun from '../models/sync_run.ts'
import SyncedPerson from '../models/synced_person.ts'
import { lockRun } from '../queries/find_run.ts'
import { planPeople } from '../queries/plan_people.ts'

/** Some people of a page, and where it leaves the reading. */
export interface Slice {
  /** As the run stood when the page was asked for. */
  cursor: Cursor
  /** How many of its people come before these. */
  from: number
  people: readonly ExternalPerson[]
  /** They are the last ones of their page. */
  isLast: boolean
  /** The page that comes after it. */
  next: Cursor
  total: number | null
}

/**
 * Takes some people over, whole or not at all. One that was taken already is not taken again: where its reading stands is
 * written with it.
 *
 * @returns whether the run goes on
 */
export class TakePeople {
  static async handle(scope: Scope, runId: string, slice: Slice): Promise<{ goesOn: boolean }> {
    const run = unwrap(await lockRun(scope, runId))
    if (run.status !== 'RUNNING') return { goesOn: false }
    if (run.isRead || run.cursor !== slice.cursor || run.taken !== slice.from)
      return { goesOn: true }
    await moreTime(scope)
    await lockPeople(scope)
    const connection = await HrConnection.findOrFail(run.connectionId)
    const people = await notSeenInRun(scope, run, slice.people)
    const known = await workersByExternalId(scope, connection.system)
    const seen = await seenOf(connection.id, people)
    const plan = await planPeople(scope, people, { connection, known, seen })
    const ends = run.ends + plan.people.filter(isEnd).length
    if (!run.isDry && !run.endsAllowed && isTooManyEnds(ends, known.size)) {
      await run.merge({ status: 'ASKING', ends }).save()
      return { goesOn: false }
    }
    if (!run.isDry) {
      await plan.write()
      await SyncedPerson.keep(scope, connection.id, differing(plan.people, seen))
      await askAgain(scope, connection.id, people)
    }
    await keepRows(scope, run, plan.people)
    count(run, plan.people)
    const place = slice.isLast
      ? { cursor: slice.next, taken: 0, isRead: slice.next === null }
      : { taken: slice.from + slice.people.length }
    await run
      .merge({
        ...place,
        ends,
        later: run.isDry ? [] : [...run.later, ...plan.later],
        read: run.read + slice.people.length,
        total: slice.total,
      })
      .save()
    // The key is good.
    if (connection.refusals > 0) await connection.merge({ refusals: 0 }).save()
    return { goesOn: true }
  }
}

/** Whether a row proposes that somebody left. */
export const isEnd = ({ outcome, code }: Pick<PlannedPerson, 'outcome' | 'code'>) =>
  outcome === 'PROPOSED' && !MATCHES.includes(code)

/** A system whose pages move may tell somebody twice: the first time counts. */
async function notSeenInRun(
  { trx }: Scope,
  { id }: SyncRun,
  people: readonly ExternalPerson[]
): Promise<ExternalPerson[]> {
  const once = [...new Map(people.map((person) => [person.id, person])).values()]
  const told = await trx
    .from('sync_rows')
    .where('run_id', id)
    .whereIn(
      'external_id',
      once.map((person) => person.id)
    )
    .select('external_id')
  const before = new Set(told.map(({ external_id: each }) => each))
  return once.filter((person) => !before.has(person.id))
}

/** What both sides said of people when they were last compared, by the other system’s id; who was not compared yet is left out. */
export async function seenOf(connectionId: string, people: readonly Pick<ExternalPerson, 'id'>[]) {
  const rows = await SyncedPerson.of(
    connectionId,
    people.map(({ id }) => id)
  )
  return new Map([...rows].map(([id, row]) => [id, { fields: row.fields, stays: row.stays }]))
}

/** What is to be kept of people: who says the same as before is not written anew. */
function differing(
  people: readonly PlannedPerson[],
  seen: Awaited<ReturnType<typeof seenOf>>
): Parameters<typeof SyncedPerson.keep>[2] {
  return people.flatMap(({ person, seen: fields }) => {
    const before = seen.get(person.id)
    // Who is there again may leave again.
    const stays = before?.stays === true && (person.isGone || Boolean(person.contract?.endDate))
    if (!fields) return []
    if (
      before &&
      before.stays === stays &&
      JSON.stringify(before.fields) === JSON.stringify(fields)
    )
      return []
    return [{ externalId: person.id, fields, stays }]
  })
}

/** What earlier runs asked of these people is asked anew, or no longer. */
async function askAgain(
  { trx }: Scope,
  connectionId: string,
  people: readonly ExternalPerson[]
): Promise<void> {
  await trx.rawQuery(
    `update sync_rows set answer = 'ASKED_AGAIN', answered_at = now()
     from sync_runs where sync_runs.id = sync_rows.run_id and sync_runs.connection_id = ?::uuid
       and sync_rows.outcome in ('ASKED', 'PROPOSED') and sync_rows.answer is null
       and sync_rows.external_id in (select jsonb_array_elements_text(?::jsonb))`,
    [connectionId, JSON.stringify(people.map(({ id }) => id))]
  )
}

/** Writes the rows of a run, and what was said of those with whom something happened. */
export async function keepRows(
  { trx }: Scope,
  run: SyncRun,
  people: readonly PlannedPerson[]
): Promise<void> {
  if (people.length === 0) return
  const at = run.read
  const rows = people.map((each, nth) => ({ id: randomUUID(), nth: at + nth, each }))
  await trx.table('sync_rows').multiInsert(
    rows.map(({ id, nth, each }) => ({
      id,
      nth,
      run_id: run.id,
      external_id: each.person.id,
      // Who is only planned is not there.
      worker_id: run.isDry && each.isNew ? null : each.workerId,
      label: each.label,
      outcome: each.outcome,
      code: each.code,
      params: JSON.stringify(each.params),
      changes: JSON.stringify(each.changes),
      refusals: JSON.stringify(each.refusals),
    }))
  )
  const told = rows.filter(({ each }) => each.outcome !== 'SAME')
  if (told.length > 0)
    await trx
      .table('sync_answers')
      .multiInsert(
        told.map(({ id, each }) => ({ row_id: id, content: SyncAnswer.sealed(id, each.person) }))
      )
}

const COLUMN: Record<
  Outcome,
  'created' | 'changed' | 'same' | 'skipped' | 'failed' | 'asked' | 'proposed'
> = {
  NEW: 'created',
  CHANGED: 'changed',
  SAME: 'same',
  SKIPPED: 'skipped',
  FAILED: 'failed',
  ASKED: 'asked',
  PROPOSED: 'proposed',
}

/** Adds people to the counts of a run, which is not saved. */
export function count(
  run: SyncRun,
  people: readonly Pick<PlannedPerson, 'outcome'>[],
  step = 1
): void {
  for (const { outcome } of people) run[COLUMN[outcome]] += step
}
