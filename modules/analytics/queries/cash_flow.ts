import { visibleContracts } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthsAfter, today } from '#modules/shared/values/days'
import { cents } from '../domain/definitions.ts'
import { FILTERS, type AnalyticsFilter } from '../domain/analytics_filter.ts'
import { FIGURES_OF_CONTRACT, peopleFilterColumns, PERSON_OF_CONTRACT } from './people_on.ts'

/** What is paid in one month; EUR. */
export interface CashMonth {
  /** `2026-09`. */
  month: string
  people: number
  remunerationsFixes: number
  frais: number
  remunerationsVariables: number
  avantages: number
  /** Parts of the fixed pay. */
  doublePeculeVacances: number
  primeFinAnnee: number
  total: number
}

/**
 * What the contracts that the scope may see cost in each of the coming months as it is paid, this month first. Of several
 * versions of a person in a month the last counts; an ending contract is followed by nothing, and no hire is supposed.
 */
export async function cashFlowOfTeam(
  scope: Scope,
  months: 12 | 24,
  filter: AnalyticsFilter
): Promise<CashMonth[]> {
  const first = `${today().slice(0, 'YYYY-MM'.length)}-01`
  // A person's versions never overlap (`contracts_one_a_day`), so the last of a month is the one that none follows in it.
  const seen = visibleContracts(scope)
    .whereNull('corrected_by_id')
    .where((end) => end.whereNull('end_date').orWhere('end_date', '>=', first))
    .select('id', 'worker_id', 'package_id', 'contract_location_id', 'cost_center_id')
    .select('start_date', 'end_date')
    .select(
      scope.trx.raw('lead(start_date) over (partition by worker_id order by start_date) as next')
    )
  const query = scope.trx
    .query()
    .with('months', (with_) =>
      with_.select(
        scope.trx.raw(`generate_series(?::date, ?::date, interval '1 month')::date as day`, [
          first,
          monthsAfter(first, months - 1),
        ])
      )
    )
    .withMaterialized('seen', seen)
    .withMaterialized('paid', (with_) => {
      with_
        .from('seen as c')
        .joinRaw(FIGURES_OF_CONTRACT)
        .select('c.start_date', 'c.end_date', 'c.next', 'f.id')
        .select(SUMS.map(([column]) => `f.${column}`))
      if (Object.keys(filter).length > 0) with_.joinRaw(PERSON_OF_CONTRACT)
      for (const name of FILTERS)
        if (filter[name] !== undefined)
          with_.whereRaw(`${peopleFilterColumns[name]} = ?`, [filter[name]])
    })
    .from('months as m')
    .joinRaw(
      `left join paid f on f.start_date < m.day + interval '1 month' and (f.end_date is null or f.end_date >= m.day)
        and (f.next is null or f.next >= m.day + interval '1 month')`
    )
    .groupByRaw('m.day')
    .orderByRaw('m.day')
    .select(
      scope.trx.raw(`to_char(m.day, 'YYYY-MM') as month, count(f.id)::int as people,
        ${SUMS.map(([column, name]) => `coalesce(sum(f.${column}[extract(month from m.day)::int]), 0) as "${name}"`).join(', ')}`)
    )
  const rows: CashMonth[] = await query
  return rows.map((row) => {
    const shown = { ...row }
    for (const [, name] of SUMS) shown[name] = cents(row[name])
    shown.total = cents(
      shown.remunerationsFixes + shown.frais + shown.remunerationsVariables + shown.avantages
    )
    return shown
  })
}

const SUMS = [
  ['fixed', 'remunerationsFixes'],
  ['costs', 'frais'],
  ['variable', 'remunerationsVariables'],
  ['benefits', 'avantages'],
  ['holiday_pay', 'doublePeculeVacances'],
  ['year_end', 'primeFinAnnee'],
] as const
