import type { Scope } from '#modules/shared/tenancy/scope'
import { listOf } from '#modules/words'

/** What happened, in the past tense. The list is closed: each module declares its own events (`words.ts`). */
export const AUDIT_EVENTS = listOf('events')
export type AuditEvent = (typeof AUDIT_EVENTS)[number]

/**
 * Writes one line of the audit log in the scope's own transaction: no trace without the deed, no deed
 * without its trace. Time and actor are columns that the database alone fills, the actor from what the scope says here
 * (ADR 23). `details` holds ids and field names, never personal data.
 */
export async function record(
  { trx, actor, requestId }: Pick<Scope, 'trx' | 'actor' | 'requestId'>,
  event: AuditEvent,
  subject: { type: string; id: string } | null,
  details: Record<string, unknown> = {}
): Promise<void> {
  await trx.rawQuery(
    `with actor as materialized
       (select set_config('app.actor_kind', ?, true), set_config('app.actor_id', ?, true))
     insert into audit_log (event, subject_type, subject_id, details, request_id)
     select ?::text, ?::text, ?::uuid, ?::jsonb, ?::text from actor`,
    [
      actor.kind,
      actor.kind === 'user' ? actor.id : actor.kind === 'system' ? actor.reason : '',
      event,
      subject?.type ?? null,
      subject?.id ?? null,
      JSON.stringify(details),
      requestId,
    ] as string[]
  )
}

/** The same line for many subjects of one kind, in one statement: each has its own, as if they were changed one by one. */
export async function recordAll(
  { trx, actor, requestId }: Pick<Scope, 'trx' | 'actor' | 'requestId'>,
  event: AuditEvent,
  { type, ids }: { type: string; ids: readonly string[] },
  details: Record<string, unknown> = {}
): Promise<void> {
  if (ids.length === 0) return
  await trx.rawQuery(
    `with actor as materialized
       (select set_config('app.actor_kind', ?, true), set_config('app.actor_id', ?, true))
     insert into audit_log (event, subject_type, subject_id, details, request_id)
     select ?::text, ?::text, subject, ?::jsonb, ?::text
     from actor, jsonb_array_elements_text(?::jsonb) id, lateral (select id::uuid) s (subject)`,
    [
      actor.kind,
      actor.kind === 'user' ? actor.id : actor.kind === 'system' ? actor.reason : '',
      event,
      type,
      JSON.stringify(details),
      requestId,
      JSON.stringify(ids),
    ] as string[]
  )
}
