import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import { visibleWorkers } from '#modules/team/index'
import TeamChange from '../models/team_change.ts'

/** The changes that the scope may see; of a manager, those of the workers they see. Of which facts, the reader's rights say. */
export function visibleChanges(scope: Scope) {
  return within(TeamChange.query(), scope, (query) =>
    query.whereIn('worker_id', visibleWorkers(scope).select('id'))
  )
}
