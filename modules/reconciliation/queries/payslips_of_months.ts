import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Payslip } from '../domain/payslip.ts'

/** The payslips of some months, `YYYY-MM`, as they stand. */
export async function payslipsOfMonths(scope: Scope, months: readonly string[]): Promise<Payslip[]> {
  demandEverything(scope)
  if (months.length === 0) return []
  const { rows } = await scope.trx.rawQuery(
    `select worker_id as "workerId", to_char(month, 'YYYY-MM') as month, provider, lines
     from payslips where month = any (cast(? as date[]))`,
    [months.map((month) => `${month}-01`)]
  )
  return rows
}

/** Keeps others from writing payslips until the unit of work ends. */
export async function lockPayslips({ trx, companyId }: Scope): Promise<void> {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('payslips ' || ?, 0))`, [companyId])
}
