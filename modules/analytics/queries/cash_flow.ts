import { visibleContracts } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthsAfter, today } from '#modules/shared/values/days'
import { cents } from '../domain/definitions.ts'
import { FILTERS, type AnalyticsFilter } from '../domain/analytics_filter.ts'
import { peopleFilterColumns } from './people_on.ts'

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
  const seen = visibleContracts(scope)
    .whereNull('corrected_by_id')
    .select('id', 'worker_id', 'package_id', 'contract_location_id', 'cost_center_id')
    .select('start_date', 'end_date')
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
    .with('last', (with_) => {
      with_
        .from('months as m')
        .joinRaw(
          `join seen c on c.start_date < m.day + interval '1 month' and (c.end_date is null or c.end_date >= m.day)`
        )
        .joinRaw('join workers w on w.id = c.worker_id')
        .joinRaw('join packages p on p.id = c.package_id')
        .select(scope.trx.raw('distinct on (m.day, c.worker_id) m.day, c.id'))
        .orderByRaw('m.day, c.worker_id, c.start_date desc')
      for (const name of FILTERS)
        if (filter[name] !== undefined)
          with_.whereRaw(`${peopleFilterColumns[name]} = ?`, [filter[name]])
    })
    .from('months as m')
    .joinRaw('left join last on last.day = m.day')
    .joinRaw('left join contract_figures f on f.contract_id = last.id and f.failure is null')
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
