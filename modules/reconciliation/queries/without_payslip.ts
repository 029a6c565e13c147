import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { daysOfMonth } from '../domain/month_law.ts'

/** As many as are named; the others are counted. */
const NAMED = 20

/** Who had a signed contract in a month of which there is no payslip of theirs. */
export async function withoutPayslip(
  scope: Scope,
  month: string
): Promise<{ total: number; workers: { id: string; displayName: string }[] }> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select w.id, w.first_name || ' ' || w.last_name as "displayName", count(*) over ()::int as total
     from workers w
     where exists (
       select from contracts c where c.worker_id = w.id and c.corrected_by_id is null and c.signature <> 'TO_SIGN'
         and c.start_date <= cast(:last as date) and (c.end_date is null or c.end_date >= cast(:first as date))
     ) and not exists (select from payslips s where s.worker_id = w.id and s.month = cast(:first as date))
     order by w.sort_name, w.id limit ${NAMED}`,
    daysOfMonth(month)
  )
  return {
    total: rows[0]?.total ?? 0,
    workers: rows.map(({ id, displayName }: { id: string; displayName: string }) => ({ id, displayName })),
  }
}
