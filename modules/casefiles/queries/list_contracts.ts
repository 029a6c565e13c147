import type { Scope } from '#modules/shared/tenancy/scope'
import Contract from '../models/contract.ts'

/** Contracts, last started first. */
export function listContracts(
  _scope: Scope,
  { page = 1, perPage = 25 }: { page?: number; perPage?: number }
) {
  return Contract.query()
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .paginate(page, perPage)
}
