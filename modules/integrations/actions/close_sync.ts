import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { moreTime } from '#modules/shared/tenancy/more_time'
import type { Scope } from '#modules/shared/tenancy/scope'
import { unwrap } from '#modules/shared/result'
import { readTold, ToldPeople } from '#modules/imports/index'
import { knownPeople, lockPeople, workersByExternalId } from '#modules/team/index'
import { ownerOf } from '../domain/owners.ts'
import type { PlannedPerson } from '../domain/planned_person.ts'
import { isTooManyEnds } from '../domain/run_states.ts'
import HrConnection from '../models/hr_connection.ts'
import type SyncRun from '../models/sync_run.ts'
import SyncedPerson from '../models/synced_person.ts'
import { lockRun } from '../queries/find_run.ts'
import { withRunningContract } from '../queries/running_contracts.ts'
import { RequestSync } from './request_sync.ts'
import { count, keepRows, seenOf } from './take_people.ts'

/** Clocks differ by less; what is read twice changes nothing the second time. */
const OVERLAP = { minutes: 5 }

/** Ends a run whose people were all read: who leads whom, who is no longer there, and from when the next one reads. */
export class CloseSync {
  static async handle(scope: Scope, runId: string): Promise<void> {
    const run = unwrap(await lockRun(scope, runId))
    if (run.status !== 'RUNNING') return
    await moreTime(scope)
    await lockPeople(scope)
    const connection = await HrConnection.query()
      .where('id', run.connectionId)
      .forUpdate()
      .firstOrFail()
    const known = await workersByExternalId(scope, connection.system)
    const missing = run.since === null ? await missingPeople(scope, run, connection, known) : []
    const ends = run.ends + missing.length
    if (!run.isDry && !run.endsAllowed && isTooManyEnds(ends, known.size)) {
      await run.merge({ status: 'ASKING', ends }).save()
      return
    }
    if (!run.isDry) await nameManagers(scope, run, connection, known)
    await keepRows(scope, run, missing)
    count(run, missing)
    await run.merge({ status: 'DONE', ends, finishedAt: DateTime.now(), later: [] }).save()
    if (!run.isDry)
      await connection
        .merge({
          ...(connection.state === 'NEW' && { state: 'ACTIVE' as const }),
          syncedUntil: run.startedAt!.minus(OVERLAP),
          ...(run.since === null && { readWholeAt: run.startedAt }),
        })
        .save()
    const { created, changed, same, skipped, failed, asked, proposed, isDry } = run
    await record(
      scope,
      'sync.finished',
      { type: 'sync_run', id: run.id },
      { system: connection.system, isDry, created, changed, same, skipped, failed, asked, proposed }
    )
    if (!connection.isWanted) return
    await connection.merge({ isWanted: false }).save()
    if (connection.state === 'ACTIVE')
      await RequestSync.handle(scope, connection.id, { cause: 'MESSAGE' })
  }
}

/** Who had an id in the other system and was not told of: their end is proposed, where they have a contract. */
async function missingPeople(
  scope: Scope,
  { id }: SyncRun,
  connection: HrConnection,
  known: ReadonlyMap<string, string>
): Promise<PlannedPerson[]> {
  const told = await scope.trx.from('sync_rows').where('run_id', id).select('external_id')
  const there = new Set(told.map(({ external_id: each }) => each))
  const gone = [...known].filter(([external]) => !there.has(external))
  const running = await withRunningContract(
    scope,
    gone.map(([, worker]) => worker)
  )
  const away = gone.filter(([, worker]) => running.has(worker))
  const seen = await seenOf(
    connection.id,
    away.map(([external]) => ({ id: external }))
  )
  const people = await knownPeople(scope, { sealed: false, ids: away.map(([, worker]) => worker) })
  const names = new Map(
    people.map(({ id: worker, fields }) => [worker, `${fields.firstName} ${fields.lastName}`])
  )
  return away
    .filter(([external]) => !seen.get(external)?.stays)
    .map(([external, workerId]) => ({
      person: { id: external, worker: {}, contract: null, isGone: true, unread: [], raw: null },
      workerId,
      label: names.get(workerId) ?? external,
      outcome: 'PROPOSED',
      code: 'missing',
      params: {},
      changes: [],
      refusals: [],
      seen: null,
      isMatched: false,
      isNew: false,
    }))
}

/** Managers who were read after those whom they lead. One who is not there after all is told with the row of whom they lead. */
async function nameManagers(
  scope: Scope,
  run: SyncRun,
  connection: HrConnection,
  known: ReadonlyMap<string, string>
): Promise<void> {
  const isOurs = ownerOf(connection.owners, 'manager') === 'BAREMA'
  const led = isOurs ? [] : run.later.filter(({ id }) => known.has(id))
  if (led.length === 0) return
  const rows = led.map(({ id, manager }, line) =>
    readTold(
      'worker',
      { manager: known.get(manager) ?? manager },
      { line, values: connection.meant, about: known.get(id)! }
    )
  )
  const told = await ToldPeople.open(scope, rows, { makeNames: false })
  const plan = await told.plan(rows)
  await told.write(plan)
  const seen = await seenOf(connection.id, led)
  await SyncedPerson.keep(
    scope,
    connection.id,
    plan.rows.flatMap(({ line, refusals, changes }) => {
      const { id, manager } = led[line]!
      const name = changes[0]?.after ?? plan.stood.get(line)?.manager ?? null
      if (refusals.length > 0) return []
      const { fields = {}, stays } = seen.get(id) ?? {}
      return [{ externalId: id, fields: { ...fields, manager: [manager, name] as const }, stays }]
    })
  )
  for (const { line, refusals } of plan.rows) {
    if (refusals.length === 0) continue
    const { rows: moved } = await scope.trx.rawQuery(
      `with was as (select id, outcome from sync_rows where run_id = ? and external_id = ?)
       update sync_rows set outcome = 'FAILED', code = 'refused', refusals = ?::jsonb
       from was where was.id = sync_rows.id returning was.outcome`,
      [run.id, led[line]!.id, JSON.stringify(refusals)]
    )
    for (const { outcome } of moved) {
      count(run, [{ outcome: 'FAILED' }])
      count(run, [{ outcome }], -1)
    }
  }
}
