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

/** The first version that holds on one of the days of its own worker, of many; null where none does. */
export async function firstOverlapping(
  scope: Scope,
  days: readonly { workerId: string; startDate: string; endDate: string | null }[]
): Promise<Contract | null> {
  return visibleContracts(scope)
    .whereNull('corrected_by_id')
    .whereRaw(
      `exists (select from jsonb_to_recordset(?::jsonb) as g ("workerId" uuid, "startDate" date, "endDate" date)
       where g."workerId" = worker_id
         and daterange(start_date, end_date, '[]') && daterange(g."startDate", g."endDate", '[]'))`,
      [
        JSON.stringify(
          days.map(({ workerId, startDate, endDate }) => ({ workerId, startDate, endDate }))
        ),
      ]
    )
    .whereIn(
      'worker_id',
      days.map(({ workerId }) => workerId)
    )
    .orderBy('start_date')
    .first()
}
