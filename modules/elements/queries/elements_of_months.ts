import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'

/** An element as it stands; `month` `YYYY-MM`. */
export interface StandingElement {
  workerId: string
  month: string
  kindId: string
  value: number
}

/** The elements of some months, `YYYY-MM`, as they stand. */
export async function elementsOfMonths(
  scope: Scope,
  months: readonly string[]
): Promise<StandingElement[]> {
  demandEverything(scope)
  if (months.length === 0) return []
  const { rows } = await scope.trx.rawQuery(
    `select worker_id as "workerId", to_char(month, 'YYYY-MM') as month, kind_id as "kindId", value::float8 as value
     from pay_elements where month = any (cast(? as date[]))`,
    [months.map((month) => `${month}-01`)]
  )
  return rows
}

/** Keeps others from writing elements until the unit of work ends. */
export async function lockPayElements({ trx, companyId }: Scope): Promise<void> {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('pay elements ' || ?, 0))`, [
    companyId,
  ])
}
