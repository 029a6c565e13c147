import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import { visibleWorkers } from '#modules/team/index'
import Casefile from '../models/casefile.ts'

/** The casefiles that the scope may see; of a manager, those of the workers they see. */
export function visibleCasefiles(scope: Scope) {
  return within(Casefile.query(), scope, (query) =>
    query.whereIn('casefiles.worker_id', visibleWorkers(scope).select('id'))
  )
}
