import { shownTimeline } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { CasefileEventKind } from '../domain/casefile_events.ts'
import type { CasefileStatus } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'

/** What happened to a casefile, newest first. */
export function eventsOf(scope: Scope, { id }: Casefile) {
  return shownTimeline<CasefileEventKind, CasefileStatus>(scope, { type: 'casefile', id })
}
