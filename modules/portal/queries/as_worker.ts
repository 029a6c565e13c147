import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'

/** For what is a signed-in worker's own: each query narrows it to that one person. */
export function asWorker(scope: Scope): Scope {
  return seeingWhatTheActorMayNot(scope, 'workers are shown what is their own in their portal')
}
