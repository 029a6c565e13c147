import { findUserNames } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { timelineOf } from '#modules/shared/timeline/timeline'
import type { CasefileEventKind } from '../domain/casefile_events.ts'
import type { CasefileStatus } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'

/** What happened to a casefile, newest first. */
export async function eventsOf(scope: Scope, { id }: Casefile) {
  const events = await timelineOf({ type: 'casefile', id }, 'desc')
  const users = await findUserNames(
    scope,
    events.flatMap(({ userId }) => userId ?? [])
  )
  return events.map((event) => ({
    id: event.id,
    kind: event.kind as CasefileEventKind,
    status: event.status as CasefileStatus,
    version: event.version,
    user: users.find((user) => user.id === event.userId) ?? null,
    details: event.details,
    at: event.at.toISO()!,
  }))
}
