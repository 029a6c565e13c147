import type { Scope } from '#modules/shared/tenancy/scope'
import { BELGIUM } from '#modules/shared/values/days'
import { findUserNames } from './find_user_names.ts'

export interface AuditFilter {
  event?: string
  /** One of the company's users. */
  actor?: string
  /** A day in Belgium, YYYY-MM-DD. */
  day?: string
}

export interface AuditLine {
  id: string
  event: string
  at: string
  actorKind: string
  /** The person's name, or the system's reason; null for a visitor. */
  actor: string | null
  subjectType: string | null
  subjectId: string | null
  /** The name of a person it is about. */
  subject: string | null
  details: Record<string, unknown>
  requestId: string | null
}

/**
 * One slice of the audit log, the newest first: lines older than the line `before`. Ids are in the order of time,
 * so that a slice stays the same while new lines are written.
 */
export async function listAudit(
  scope: Scope,
  { before, limit, ...filter }: AuditFilter & { before?: string; limit: number }
): Promise<AuditLine[]> {
  const query = filteredAudit(scope, filter).limit(limit)
  if (before) query.where('id', '<', before)
  return withNames(scope, await query)
}

/** What the filter lets through, the newest first. */
export function filteredAudit({ trx }: Scope, { event, actor, day }: AuditFilter) {
  const query = trx.from('audit_log').orderBy('id', 'desc')
  if (event) query.where('event', event)
  if (actor) query.where('actor_kind', 'user').where('actor_id', actor)
  if (day)
    query
      .whereRaw(`created_at >= (?::date)::timestamp at time zone '${BELGIUM}'`, [day])
      .whereRaw(`created_at < (?::date + 1)::timestamp at time zone '${BELGIUM}'`, [day])
  return query
}

/** Rows of the log with the names of people. */
export async function withNames(scope: Scope, rows: Record<string, any>[]): Promise<AuditLine[]> {
  const people = rows.flatMap((row) => [
    ...(row.actor_kind === 'user' ? [row.actor_id] : []),
    ...(row.subject_type === 'user' ? [row.subject_id] : []),
  ])
  const users = await findUserNames(scope, [...new Set(people)])
  const names = new Map(users.map(({ id, displayName }) => [id, displayName]))
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    at: row.created_at.toISOString(),
    actorKind: row.actor_kind,
    actor: names.get(row.actor_id) ?? row.actor_id,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subject: names.get(row.subject_id) ?? null,
    details: row.details,
    requestId: row.request_id,
  }))
}
