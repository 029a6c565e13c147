import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { monthsOfPeriod, type DeclaredPay } from '../domain/declared.ts'

/** A quarter or a year of which there is a declaration. */
export interface DeclaredPeriod {
  /** `2026/3`, or `2025`. */
  period: string
  people: number
}

/** The periods of which there are declarations, the newest first. */
export async function declaredPeriods(scope: Scope): Promise<DeclaredPeriod[]> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select period, count(*)::int as people from declared_pay group by 1 order by 1 desc`
  )
  return rows
}

/** What was declared in some periods, as it stands. */
export async function declaredIn(scope: Scope, periods: readonly string[]): Promise<DeclaredPay[]> {
  if (periods.length === 0) return []
  const { rows } = await scope.trx.rawQuery(
    `select worker_id as "workerId", period, lines from declared_pay where period = any (cast(? as text[]))`,
    [[...periods]]
  )
  return rows
}

/** As many as are named; the others are counted. */
const NAMED = 20

/** Who has a payslip of a period and is not in its declaration. */
export async function notDeclared(
  scope: Scope,
  period: string
): Promise<{ total: number; workers: { id: string; displayName: string }[] }> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select w.id, w.first_name || ' ' || w.last_name as "displayName", count(*) over ()::int as total
     from workers w
     where exists (select from payslips s where s.worker_id = w.id and s.month = any (cast(:months as date[])))
       and not exists (select from declared_pay d where d.worker_id = w.id and d.period = :period)
     order by w.sort_name, w.id limit ${NAMED}`,
    { period, months: monthsOfPeriod(period).map((month) => `${month}-01`) } as never
  )
  return {
    total: rows[0]?.total ?? 0,
    workers: rows.map(({ id, displayName }: { id: string; displayName: string }) => ({
      id,
      displayName,
    })),
  }
}
