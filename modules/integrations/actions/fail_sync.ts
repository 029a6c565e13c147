import { DateTime } from 'luxon'
import { findUsersHolding } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import { unwrap } from '#modules/shared/result'
import { MOST_REFUSALS, UNDER_WAY, type Failure } from '../domain/run_states.ts'
import HrConnection from '../models/hr_connection.ts'
import { lockRun } from '../queries/find_run.ts'

/**
 * Ends a run that cannot go on. A key that is refused for the third time in a row pauses its connection; one that opens another
 * account does so at once, and a person is asked what is meant.
 */
export class FailSync {
  /** @param foundAccount whose the key is, where that is why */
  static async handle(
    scope: Scope,
    runId: string,
    failure: Failure,
    foundAccount: string | null = null
  ): Promise<void> {
    const run = unwrap(await lockRun(scope, runId))
    if (!UNDER_WAY.includes(run.status)) return
    const finishedAt = DateTime.now()
    await run.merge({ status: 'FAILED', failure, foundAccount, finishedAt }).save()
    const connection = await HrConnection.query()
      .where('id', run.connectionId)
      .forUpdate()
      .firstOrFail()
    const { system } = connection
    await record(scope, 'sync.failed', { type: 'sync_run', id: run.id }, { system, failure })
    if (failure !== 'unauthorised' && failure !== 'account') return
    const pausedWhy = failure === 'account' ? 'ACCOUNT' : 'KEY'
    const refusals = connection.refusals + (pausedWhy === 'KEY' ? 1 : 0)
    await connection.merge({ refusals }).save()
    const isEnough = pausedWhy === 'ACCOUNT' || refusals >= MOST_REFUSALS
    if (!isEnough || connection.state === 'PAUSED') return
    await connection.merge({ state: 'PAUSED', pausedWhy }).save()
    const subject = { type: 'hr_connection', id: connection.id }
    await record(scope, 'integration.paused', subject, { system, why: pausedWhy })
    for (const { id: userId } of await findUsersHolding(scope, 'integrations.write'))
      await mail(scope, 'sync-paused', `sync-paused/${run.id}/${userId}`, {
        connectionId: connection.id,
        userId,
      })
  }
}
