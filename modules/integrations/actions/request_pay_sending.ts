import { randomUUID } from 'node:crypto'
import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { SENDABLE } from '../domain/pay_sending.ts'
import { lockConnection } from '../queries/connections.ts'
import { findPayTarget } from '../queries/pay_targets.ts'
import { payToSend } from '../queries/pay_to_send.ts'

/**
 * Asks that the elements of a month be granted in an HR system, as they stand now; the job `send-pay-elements` does it. What is
 * there already, or on its way, is not asked for again.
 */
export class RequestPaySending {
  static async handle(
    scope: Scope,
    connectionId: string,
    month: string
  ): Promise<Result<{ asked: number }>> {
    const found = await findPayTarget(scope, connectionId)
    if (!found.ok) return found
    const locked = await lockConnection(scope, connectionId)
    if (!locked.ok) return locked
    const connection = locked.value
    if (connection.state === 'PAUSED') return fail('E_SYNC_PAUSED')
    const rows = (await payToSend(scope, connection, month)).filter(({ state }) =>
      SENDABLE.includes(state)
    )
    if (rows.length === 0) return ok({ asked: 0 })
    await scope.trx.rawQuery(
      `insert into hr_pay_elements (connection_id, worker_id, kind_id, month, code, wanted, wanted_each, requested_by)
       select cast(? as uuid), worker_id, kind_id, cast(? as date), code, wanted, each, cast(? as uuid)
       from jsonb_to_recordset(cast(? as jsonb)) as told
         (worker_id uuid, kind_id uuid, code text, wanted numeric, each numeric)
       on conflict (company_id, worker_id, slot)
       do update set status = 'WAITING', failure = null, detail = null, tries = 0, claimed_until = null,
         code = excluded.code, wanted = excluded.wanted, wanted_each = excluded.wanted_each,
         requested_by = excluded.requested_by, requested_at = now()`,
      [
        connectionId,
        `${month}-01`,
        scope.actor.kind === 'user' ? scope.actor.id : null,
        JSON.stringify(
          rows.map(({ workerId, kindId, code, value, each }) => ({
            worker_id: workerId,
            kind_id: kindId,
            code,
            wanted: value,
            each: value === null ? null : each,
          }))
        ),
      ] as never
    )
    await startPaySending(scope, { connectionId, batch: randomUUID(), part: 0 })
    await record(
      scope,
      'integration.pay_requested',
      { type: 'hr_connection', id: connectionId },
      { system: connection.system, month, asked: rows.length }
    )
    return ok({ asked: rows.length })
  }
}

/** One job of several: what one leaves over, the next goes on with. */
export interface PaySendingPart {
  connectionId: string
  batch: string
  part: number
}

/** Enqueues a job that grants what waits; each part of a batch once. */
export function startPaySending(
  scope: Scope,
  { connectionId, batch, part }: PaySendingPart,
  afterSeconds = 0
): Promise<void> {
  const subject = `pay-elements/${batch}/${part}`
  const input = { connectionId, batch, part }
  return enqueue(scope, 'job', 'send-pay-elements', subject, input, afterSeconds)
}
