import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import Contract from '../models/contract.ts'

/** Contracts of the workers that the actor may know of, last started first. */
export function listContracts(
  scope: Scope,
  { page = 1, perPage = 25 }: { page?: number; perPage?: number }
) {
  return Contract.query()
    .whereIn('worker_id', visibleWorkers(scope).select('id'))
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .paginate(page, perPage)
}
