import { randomUUID } from 'node:crypto'
import type { Scope } from '#modules/shared/tenancy/scope'

/**
 * Where a message goes: a BullMQ job, the start of a Temporal workflow, or a signal to one that looks at the
 * database again (and is started when it does not run).
 */
export type OutboxKind = 'job' | 'workflow' | 'signal'

/** PostgreSQL channel on which the dispatcher is told of a new message. */
export const OUTBOX_CHANNEL = 'barema_outbox'

/** Stands in a signal's key between the workflow's id and what tells one signal from the next. */
const MESSAGE_MARK = '#'

/**
 * Enqueues work in the action's own transaction: if the action commits, the work will be delivered at
 * least once, also when the queue or Temporal is down now. The id makes the consumer idempotent: a job or
 * a workflow enqueued twice is one. Signals to one workflow are each a message of their own.
 *
 * @param name the job's or workflow's name
 * @param subject `print/<id>`: with the company it makes the deterministic id `company/<id>/print/<id>`
 * @param input ids only; the company and the request id are put in front
 * @param afterSeconds it is not delivered before: the row waits, no process does
 */
export async function enqueue(
  scope: Scope,
  kind: OutboxKind,
  name: string,
  subject: string,
  input: Record<string, unknown>,
  afterSeconds = 0
): Promise<void> {
  const id = messageKey(scope, subject)
  const key = kind === 'signal' ? `${id}${MESSAGE_MARK}${randomUUID()}` : id
  // The key decides: the outbox itself is kept by months, and a message of last month still counts.
  await scope.trx.rawQuery(
    `with fresh as (insert into outbox_keys (key) values (?) on conflict do nothing returning id, key)
     insert into outbox (id, kind, name, key, payload, next_attempt_at)
       select id, ?::text, ?::text, key, ?::jsonb, now() + ? * interval '1 second' from fresh`,
    [
      key,
      kind,
      name,
      JSON.stringify({
        companyId: scope.companyId,
        requestId: scope.requestId,
        locale: scope.locale,
        ...input,
      }),
      afterSeconds,
    ]
  )
  await scope.trx.rawQuery('select pg_notify(?, ?)', [OUTBOX_CHANNEL, kind])
}

/** The deterministic id of the work about a subject: the key of its message, but for signals. */
export const messageKey = ({ companyId }: Pick<Scope, 'companyId'>, subject: string) =>
  `company/${companyId}/${subject}`

/** The id of the workflow that a message is for. */
export function workflowIdOf(key: string): string {
  return key.split(MESSAGE_MARK)[0]
}
