import type { Scope } from '#modules/shared/tenancy/scope'
import type Contract from '../models/contract.ts'
import { visibleContracts } from './visible_contracts.ts'

/**
 * The first version of a worker that holds on one of these days, beside those that are left out; null where none does.
 * Days are `YYYY-MM-DD`; without an end they go on.
 */
export async function overlapping(
  scope: Scope,
  workerId: string,
  { startDate, endDate }: { startDate: string; endDate: string | null },
  leftOut: readonly string[]
): Promise<Contract | null> {
  return visibleContracts(scope)
    .where('worker_id', workerId)
    .whereNull('corrected_by_id')
    .whereNotIn('id', [...leftOut])
    .whereRaw(`daterange(start_date, end_date, '[]') && daterange(?, ?, '[]')`, [
      startDate,
      endDate,
    ] as string[])
    .orderBy('start_date')
    .first()
}
