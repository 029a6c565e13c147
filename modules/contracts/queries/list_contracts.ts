import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleContracts } from './visible_contracts.ts'

/** Contracts of the workers that the scope may see, or of one of them, last started first. */
export function listContracts(
  scope: Scope,
  { workerId, page = 1, perPage = 25 }: { workerId?: string; page?: number; perPage?: number }
) {
  const query = visibleContracts(scope)
  if (workerId) query.where('worker_id', workerId)
  return query.orderBy('start_date', 'desc').orderBy('id', 'desc').paginate(page, perPage)
}
