import { enqueue } from '#modules/shared/outbox/outbox'
import type { Subject } from '#modules/shared/subjects/subject'
import type { Scope } from '#modules/shared/tenancy/scope'

/** The name of the process that follows a subject (workflows/follow). */
export const FOLLOW = 'follow'

/** Signals the process of a subject to look at the database again; it is started when it does not run. */
export function signal(scope: Scope, { type, id }: Subject): Promise<void> {
  return enqueue(scope, 'signal', FOLLOW, `${type}/${id}`, { subject: { type, id } })
}
