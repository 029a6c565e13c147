import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'

/** Cents of gross pay by month, `YYYY-MM`. */
export type GrossOfMonths = ReadonlyMap<string, number>

/**
 * The fixed gross pay that payslips say was paid in some months, `YYYY-MM`, by person. A payslip of which no code is said to be gross
 * pay says nothing of it, and is left out.
 */
export async function paidGross(
  scope: Scope,
  months: readonly string[]
): Promise<ReadonlyMap<string, GrossOfMonths>> {
  demandEverything(scope)
  if (months.length === 0) return new Map()
  const { rows } = await scope.trx.rawQuery(
    `select p.worker_id as "workerId", to_char(p.month, 'YYYY-MM') as month,
       sum((told.line ->> 'cents')::bigint * case when c.is_reversed then -1 else 1 end)::float8 as cents
     from payslips p
     cross join jsonb_array_elements(p.lines) as told (line)
     join payslip_codes c on c.provider = p.provider and c.code = told.line ->> 'code' and c.line = 'salaireBrut'
     where p.month = any (cast(? as date[])) group by p.worker_id, p.month`,
    [months.map((month) => `${month}-01`)]
  )
  const people = new Map<string, Map<string, number>>()
  for (const { workerId, month, cents } of rows) {
    const own = people.get(workerId) ?? new Map<string, number>()
    people.set(workerId, own.set(month, cents))
  }
  return people
}
