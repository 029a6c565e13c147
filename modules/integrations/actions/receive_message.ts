import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { EntitlementsPort } from '#modules/shared/entitlements/entitlements'
import HrConnection from '../models/hr_connection.ts'
import type { HrSources, SentMessage } from '../ports/hr_sources.ts'
import { lockConnection } from '../queries/connections.ts'
import { runUnderWay } from '../queries/find_run.ts'
import { RequestSync } from './request_sync.ts'

/**
 * Takes a message of an HR system: what it says is not believed, only that somebody changed. Each is taken once, and
 * answered before anybody is read.
 */
export class ReceiveMessage {
  static async handle(
    scope: Scope,
    connectionId: string,
    message: SentMessage,
    sources: Pick<HrSources, 'read'>,
    entitlements: EntitlementsPort
  ): Promise<Result<null>> {
    const connection = await HrConnection.find(connectionId)
    const secret = connection?.openedSecret
    // Nobody learns which connections there are.
    if (!connection || !secret) return fail('E_BAD_SIGNATURE')
    const read = sources.read(connection.system, secret, message, new Date())
    if ('refused' in read) return fail('E_BAD_SIGNATURE')
    const { rows } = await scope.trx.rawQuery(
      `insert into hr_messages (connection_id, message_id) values (?, ?) on conflict do nothing returning id`,
      [connectionId, read.id]
    )
    if (rows.length === 0) return ok(null)
    const { features } = await entitlements.of(scope)
    const locked = await lockConnection(scope, connectionId)
    if (!locked.ok || locked.value.state !== 'ACTIVE' || !features.has('sync')) return ok(null)
    const run = await runUnderWay(scope, connectionId)
    // One that waits will read it; one that reads already is followed by another.
    if (run) {
      if (run.status !== 'WAITING') await locked.value.merge({ isWanted: true }).save()
      return ok(null)
    }
    const asked = await RequestSync.handle(scope, connectionId, { cause: 'MESSAGE' })
    return asked.ok ? ok(null) : asked
  }
}
