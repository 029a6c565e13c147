import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { visibleStatements } from './visible_statements.ts'

/** The statements of a worker, or of each of several, for themselves: callers have judged who asks. */
export function ownStatements(scope: Scope, workerId: string | readonly string[]) {
  const all = seeingWhatTheActorMayNot(scope, 'workers read their own statements')
  return visibleStatements(all).whereIn('worker_id', [workerId].flat())
}
