import { visiblePackages } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthsAfter, today } from '#modules/shared/values/days'
import { visibleContracts } from './visible_contracts.ts'

/** What the contracts of one month cost the employer, in euros: a twelfth of each year's cost. */
export interface PayrollMonth {
  /** `2026-09`. */
  month: string
  /** Contracts that run on at least one day of it. */
  contracts: number
  remunerationsFixes: number
  frais: number
  remunerationsVariables: number
  avantages: number
  total: number
}

/** How many months before this one, and after it. */
const BEFORE = 6
const AFTER = 5

/** The four groups of the employer's cost, and the sum of a year that each is read from. */
const SUMS = {
  remunerationsFixes: 'remunerationsFixesTotal',
  frais: 'fraisTotal',
  remunerationsVariables: 'remunerationsVariablesTotal',
  avantages: 'avantagesTotal',
  total: 'coutEmployeurAnnuel',
} as const

/**
 * The payroll cost of twelve months around today, from the contracts that the scope may see with their package.
 * Each contract's figures are read once, not once a month: they lie in a large document.
 */
export async function payrollCost(scope: Scope): Promise<PayrollMonth[]> {
  const thisMonth = `${today().slice(0, 'YYYY-MM'.length)}-01`
  const seen = visibleContracts(scope)
    .whereIn('package_id', visiblePackages(scope).select('id'))
    .whereNull('corrected_by_id')
    .select('id')
  const figures = Object.entries(SUMS).map(
    ([name, sum]) => `(p.compute #>> '{coutEmployeur,${sum}}')::numeric as "${name}"`
  )
  const rows = await scope.trx
    .query()
    .withMaterialized('costs', (query) =>
      query
        .from('contracts as c')
        .joinRaw('join packages p on p.company_id = c.company_id and p.id = c.package_id')
        .whereIn('c.id', seen)
        .select('c.worker_id', 'c.start_date', 'c.end_date')
        .select(...figures.map((figure) => scope.trx.raw(figure)))
    )
    .with('months', (query) =>
      query.select(
        scope.trx.raw(`generate_series(?::date, ?::date, interval '1 month') as day`, [
          monthsAfter(thisMonth, -BEFORE),
          monthsAfter(thisMonth, AFTER),
        ])
      )
    )
    // Of several versions of one worker in a month the last counts: each is a year's cost by itself.
    .with('last', (query) =>
      query
        .from('months')
        .joinRaw(
          `join costs on costs.start_date < months.day + interval '1 month'
            and (costs.end_date is null or costs.end_date >= months.day)`
        )
        .select(
          scope.trx.raw('distinct on (months.day, costs.worker_id) months.day as of, costs.*')
        )
        .orderByRaw('months.day, costs.worker_id, costs.start_date desc')
    )
    .from('months')
    .joinRaw('left join last on last.of = months.day')
    .groupBy('months.day')
    .orderBy('months.day')
    .select(scope.trx.raw(`to_char(months.day, 'YYYY-MM') as month`))
    .select(scope.trx.raw('count(last.start_date)::int as contracts'))
    .select(
      ...Object.keys(SUMS).map((name) =>
        scope.trx.raw(`coalesce(round(sum("${name}") / 12, 2), 0)::float as "${name}"`)
      )
    )
  return rows as PayrollMonth[]
}
