import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { visibleWorkers } from './visible_workers.ts'

/** The worker whose own link was opened, in any browser: callers have judged the link. */
export function ownWorker(scope: Scope, id: string) {
  const all = seeingWhatTheActorMayNot(scope, 'workers read and tell their own details')
  return visibleWorkers(all).where('id', id)
}
