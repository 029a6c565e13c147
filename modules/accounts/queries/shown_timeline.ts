import type { Scope } from '#modules/shared/tenancy/scope'
import type { Subject } from '#modules/shared/subjects/subject'
import { timelineOf } from '#modules/shared/timeline/timeline'
import { findUserNames } from './find_user_names.ts'

/** What happened to a subject, newest first, with the user who did it; null of what happened by itself or to who is gone. */
export async function shownTimeline<Kind extends string, Status extends string>(
  scope: Scope,
  subject: Subject
) {
  const events = await timelineOf(subject, 'desc')
  const users = await findUserNames(
    scope,
    events.flatMap(({ userId }) => userId ?? [])
  )
  return events.map((event) => ({
    id: event.id,
    kind: event.kind as Kind,
    status: event.status as Status,
    version: event.version,
    user: users.find((user) => user.id === event.userId) ?? null,
    details: event.details,
    at: event.at.toISO()!,
  }))
}
