import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Cause } from '../domain/run_states.ts'
import type HrConnection from '../models/hr_connection.ts'
import SyncRun from '../models/sync_run.ts'
import { lockConnection } from '../queries/connections.ts'
import { runUnderWay } from '../queries/find_run.ts'

/** Messages come in bursts: they are read once, a little later. */
const AFTER_MESSAGE_SECONDS = 5
/** Everybody is read once a week: who is no longer there is noticed only so. */
const WHOLE_EVERY_DAYS = 7

export interface RequestSyncInput {
  cause: Cause
  /** Plans and writes nothing. Left out, a first run is dry and later ones are not. */
  dryRun?: boolean
  /** Everybody, instead of who changed since the last time. */
  all?: boolean
}

/** Asks for a run over a connection; the process `synchronisation` does it. The first of a connection is dry. */
export class RequestSync {
  static async handle(
    scope: Scope,
    connectionId: string,
    { cause, dryRun, all = false }: RequestSyncInput
  ): Promise<Result<SyncRun>> {
    const found = await lockConnection(scope, connectionId)
    if (!found.ok) return found
    const connection = found.value
    if (connection.state === 'PAUSED') return fail('E_SYNC_PAUSED')
    if (await runUnderWay(scope, connectionId)) return fail('E_SYNC_UNDER_WAY')
    const isDry = dryRun ?? connection.state === 'NEW'
    if (!isDry && connection.state === 'NEW' && !(await wasTried(connectionId)))
      return fail('E_SYNC_DRY_FIRST')
    const run = await SyncRun.create({
      connectionId,
      cause,
      isDry,
      since: all ? null : sinceOf(connection, cause),
      requestedBy: scope.actor.kind === 'user' ? scope.actor.id : null,
      status: 'WAITING',
    })
    const after = cause === 'MESSAGE' ? AFTER_MESSAGE_SECONDS : 0
    await startRun(scope, run, after)
    const { system } = connection
    await record(
      scope,
      'sync.requested',
      { type: 'sync_run', id: run.id },
      { system, cause, isDry }
    )
    return ok(await SyncRun.findOrFail(run.id))
  }
}

/** Starts the process of a run, or of what is left of one that a person let go on. */
export async function startRun(
  scope: Scope,
  { id, resumed = 0 }: Pick<SyncRun, 'id'> & { resumed?: number },
  afterSeconds = 0
): Promise<void> {
  const subject = `synchronisation/${id}${resumed > 0 ? `/${resumed}` : ''}`
  await enqueue(scope, 'workflow', 'synchronisation', subject, { runId: id }, afterSeconds)
}

async function wasTried(connectionId: string): Promise<boolean> {
  const tried = await SyncRun.query()
    .where({ connection_id: connectionId, is_dry: true, status: 'DONE' })
    .first()
  return tried !== null
}

function sinceOf({ syncedUntil, readWholeAt }: HrConnection, cause: Cause) {
  const isWholeDue =
    cause === 'NIGHT' &&
    (readWholeAt === null || readWholeAt.diffNow('days').days < -WHOLE_EVERY_DAYS)
  return isWholeDue ? null : syncedUntil
}
