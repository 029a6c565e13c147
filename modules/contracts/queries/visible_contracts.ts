import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import { visibleWorkers } from '#modules/team/index'
import Contract from '../models/contract.ts'

/** The contracts that the scope may see; of a manager, those of the workers they see. */
export function visibleContracts(scope: Scope) {
  return within(Contract.query(), scope, (query) =>
    query.whereIn('worker_id', visibleWorkers(scope).select('id'))
  )
}
