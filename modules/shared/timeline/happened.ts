import { DateTime } from 'luxon'
import { record, type AuditEvent } from '#modules/shared/audit/record'
import { ofSubject, type Standing } from '#modules/shared/subjects/subject'
import type { Scope } from '#modules/shared/tenancy/scope'
import TimelineEvent from './timeline_event.ts'

/** What is told of something that happened. */
export interface Facts {
  /** Shown to all who may see the subject. */
  details?: Record<string, unknown>
  /** To the audit log, which outlives it: ids and field names, never personal data. */
  audit?: Record<string, unknown>
  /** Milliseconds since 1970, of the process that notes it; now unless told otherwise. */
  at?: number
}

/**
 * What happened to a subject, as it is now: a line of its timeline, and the line of the audit log that says the same, in
 * the action's own transaction.
 *
 * @param kind as the timeline's table knows it for this type of subject
 * @param event of the audit log; null where nothing was done (a read), or where another line says it
 */
export async function happened(
  scope: Scope,
  { type, id, status, version }: Standing,
  {
    kind,
    event,
    details = {},
    audit = {},
    at = Date.now(),
  }: Facts & { kind: string; event: AuditEvent | null }
): Promise<void> {
  const { actor } = scope
  const userId = actor.kind === 'user' ? actor.id : null
  await TimelineEvent.create({
    ...ofSubject({ type, id }),
    kind,
    status,
    version,
    userId,
    details,
    at: DateTime.fromMillis(at),
  })
  if (event) await record(scope, event, { type, id }, audit)
}
