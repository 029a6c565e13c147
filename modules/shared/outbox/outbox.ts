import type { Scope } from '#modules/shared/tenancy/scope'

/** Where a message goes: a BullMQ job or the start of a Temporal workflow. */
export type OutboxKind = 'job' | 'workflow'

/** PostgreSQL channel that wakes the dispatcher. */
export const OUTBOX_CHANNEL = 'barema_outbox'

/**
 * Promises work in the action's own transaction: if the action commits, the work will be delivered at
 * least once, also when the queue or Temporal is down now. The id makes the consumer idempotent.
 *
 * @param name the job's or workflow's name
 * @param subject `print/<id>`: with the company it makes the deterministic id `company/<id>/print/<id>`
 * @param input ids only; the company and the request id are put in front
 */
export async function promise(
  scope: Scope,
  kind: OutboxKind,
  name: string,
  subject: string,
  input: Record<string, unknown>
): Promise<void> {
  const key = `company/${scope.companyId}/${subject}`
  await scope.trx
    .table('outbox')
    .insert({
      kind,
      name,
      key,
      payload: JSON.stringify({
        companyId: scope.companyId,
        requestId: scope.requestId,
        locale: scope.locale,
        ...input,
      }),
    })
    .onConflict(['company_id', 'key'])
    .ignore()
  await scope.trx.rawQuery('select pg_notify(?, ?)', [OUTBOX_CHANNEL, kind])
}
