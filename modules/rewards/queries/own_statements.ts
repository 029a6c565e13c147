import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { visibleStatements } from './visible_statements.ts'

/** The statements of one worker, for that worker: callers have judged who asks. */
export function ownStatements(scope: Scope, workerId: string) {
  const all = seeingWhatTheActorMayNot(scope, 'workers read their own statements')
  return visibleStatements(all).where('worker_id', workerId)
}
