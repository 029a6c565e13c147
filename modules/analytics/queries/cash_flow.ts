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

/** People who are paid by one version from the same month to the same month; of each month of the year what they cost together, EUR. */
interface Spell extends Record<(typeof SUMS)[number][0], (number | null)[]> {
  /** Months after the first one that is asked for, both counted in. */
  since: number
  until: number
  people: number
}

/**
 * What the contracts that the scope may see cost in each of the coming months as it is paid, this month first. Of several
 * versions of a person in a month the last counts; an ending contract is followed by nothing, and no hire is supposed.
 * Most are paid all the time, so each person's twelve months are added up once, however many months are asked for.
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
    .select(
      scope.trx.raw(
        `greatest(0, ${monthsFrom(first, 'start_date')})::int as since,
         least(${months - 1}, ${monthsFrom(first, 'end_date')},
           ${monthsFrom(first, 'lead(start_date) over (partition by worker_id order by start_date)')} - 1)::int as until`
      )
    )
  const query = scope.trx
    .query()
    .withMaterialized('seen', seen)
    .from('seen as c')
    .joinRaw(FIGURES_OF_CONTRACT)
    .whereRaw('c.since <= c.until')
    .groupByRaw('c.since, c.until')
    .select(
      scope.trx.raw(
        `c.since, c.until, count(*)::int as people, ${SUMS.map(([column]) => `${sumsOfYear(column)} as ${column}`).join(', ')}`
      )
    )
  if (Object.keys(filter).length > 0) query.joinRaw(PERSON_OF_CONTRACT)
  for (const name of FILTERS)
    if (filter[name] !== undefined)
      query.whereRaw(`${peopleFilterColumns[name]} = ?`, [filter[name]])
  const spells: Spell[] = await query
  return Array.from({ length: months }, (_, at) =>
    monthOf(
      monthsAfter(first, at),
      spells.filter(({ since, until }) => since <= at && at <= until)
    )
  )
}

const MONTHS_OF_YEAR = 12

/** SQL: whole months from one to the month of a day. */
function monthsFrom(first: string, day: string): string {
  const [year, month] = first.split('-').map(Number)
  return `((extract(year from ${day}) - ${year}) * ${MONTHS_OF_YEAR} + extract(month from ${day}) - ${month})`
}

/** SQL: a column of twelve months, added up month by month. */
function sumsOfYear(column: string): string {
  const sums = Array.from({ length: MONTHS_OF_YEAR }, (_, at) => `sum(f.${column}[${at + 1}])`)
  return `array[${sums.join(', ')}]`
}

function monthOf(day: string, spells: readonly Spell[]): CashMonth {
  const ofYear = Number(day.slice('YYYY-'.length, 'YYYY-MM'.length)) - 1
  const sums = Object.fromEntries(
    SUMS.map(([column, name]) => [
      name,
      cents(spells.reduce((sum, spell) => sum + (spell[column][ofYear] ?? 0), 0)),
    ])
  ) as Record<(typeof SUMS)[number][1], number>
  return {
    month: day.slice(0, 'YYYY-MM'.length),
    people: spells.reduce((sum, { people }) => sum + people, 0),
    ...sums,
    total: cents(
      sums.remunerationsFixes + sums.frais + sums.remunerationsVariables + sums.avantages
    ),
  }
}

const SUMS = [
  ['fixed', 'remunerationsFixes'],
  ['costs', 'frais'],
  ['variable', 'remunerationsVariables'],
  ['benefits', 'avantages'],
  ['holiday_pay', 'doublePeculeVacances'],
  ['year_end', 'primeFinAnnee'],
] as const
