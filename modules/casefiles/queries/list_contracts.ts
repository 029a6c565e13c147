import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import Contract from '../models/contract.ts'

/** Contracts of the workers that the actor may know of, or of one of them, last started first. */
export function listContracts(
  scope: Scope,
  { workerId, page = 1, perPage = 25 }: { workerId?: string; page?: number; perPage?: number }
) {
  const query = Contract.query().whereIn('worker_id', visibleWorkers(scope).select('id'))
  if (workerId) query.where('worker_id', workerId)
  return query.orderBy('start_date', 'desc').orderBy('id', 'desc').paginate(page, perPage)
}
