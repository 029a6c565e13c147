import type { Scope } from '#modules/shared/tenancy/scope'
import { daysAfter } from '#modules/shared/values/days'
import { visibleContracts } from './visible_contracts.ts'

/** The contracts for a fixed term that run without a break up to a day, oldest first. */
export async function fixedTermsBefore(
  scope: Scope,
  workerId: string,
  startDate: string
): Promise<{ startDate: string; endDate: string }[]> {
  const rows = await visibleContracts(scope)
    .where('worker_id', workerId)
    .where('kind', 'FIXED_TERM')
    .whereNull('corrected_by_id')
    .where('end_date', '<', startDate)
    .orderBy('start_date', 'desc')
  const terms: { startDate: string; endDate: string }[] = []
  let next = startDate
  for (const row of rows) {
    const endDate = row.endDate!.toISODate()!
    if (daysAfter(endDate, 1) !== next) break
    next = row.startDate.toISODate()!
    terms.unshift({ startDate: next, endDate })
  }
  return terms
}
