import { COST_PARTS } from '#modules/compute/pure'
import { batchesOf } from '#modules/shared/exports/batches'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthsAfter, today } from '#modules/shared/values/days'
import {
  nothing,
  paidByMonth,
  PEAKS,
  type CostGroup,
  type Paid,
  type Peak,
} from '../domain/paid_by_month.ts'
import { visibleContracts } from './visible_contracts.ts'

/** What the contracts of one month cost the employer, in euros: what is paid in that month. */
export interface PayrollMonth extends Record<CostGroup, number> {
  /** `2026-09`. */
  month: string
  /** Contracts that run on at least one day of it. */
  contracts: number
  total: number
  /** The greatest of what is paid once a year, where it makes a good part of the month. */
  peak: Peak | null
}

/** How many months before this one, and after it. */
const BEFORE = 6
const AFTER = 5

/** From this share of a month on it is told what makes it dear. */
const PEAK_FROM = 0.1

/** The four groups of the employer's cost, and the sum of a year that each is read from. */
const SUMS = {
  remunerationsFixes: 'remunerationsFixesTotal',
  frais: 'fraisTotal',
  remunerationsVariables: 'remunerationsVariablesTotal',
  avantages: 'avantagesTotal',
  total: 'coutEmployeurAnnuel',
} as const

/** A package with the months, `2026-09`, in which a contract with it counts. */
interface Row extends Record<keyof typeof SUMS, number> {
  date: string
  packageType: string
  company: object
  worker: object
  package: object
  months: string[]
}

/**
 * The payroll cost of twelve months around today as it is paid, from the contracts that the scope may see: of a manager,
 * those of their people (ADR 59). Each package is read and computed once, not once a month.
 */
export async function payrollCost(scope: Scope): Promise<PayrollMonth[]> {
  const first = monthsAfter(`${today().slice(0, 'YYYY-MM'.length)}-01`, -BEFORE)
  const months = Array.from({ length: BEFORE + 1 + AFTER }, (_, at) =>
    monthsAfter(first, at).slice(0, 'YYYY-MM'.length)
  )
  const sums = new Map(months.map((month) => [month, { contracts: 0, paid: nothing() }]))
  for await (const rows of batchesOf<Row>(scope.trx, counted(scope, months)))
    for (const row of rows) {
      const year = paidByMonth({ ...row, cost: row })
      for (const month of row.months) {
        const sum = sums.get(month)!
        sum.contracts += 1
        add(sum.paid, year[Number(month.slice('YYYY-'.length)) - 1])
      }
    }
  return months.map((month) => shown(month, sums.get(month)!))
}

function add(sum: Paid, paid: Paid): void {
  for (const name of Object.keys(sum) as (keyof Paid)[]) sum[name] += paid[name]
}

function shown(month: string, { contracts, paid }: { contracts: number; paid: Paid }) {
  const groups = COST_PARTS.map((group) => [group, cents(paid[group])] as const)
  const total = cents(groups.reduce((sum, [, amount]) => sum + amount, 0))
  const [peak] = [...PEAKS].sort((a, b) => paid[b] - paid[a])
  return {
    month,
    contracts,
    ...(Object.fromEntries(groups) as Record<CostGroup, number>),
    total,
    peak: total > 0 && paid[peak] / total >= PEAK_FROM ? peak : null,
  }
}

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Of several versions of one worker in a month the last counts: each is a year's cost by itself. */
function counted(scope: Scope, months: readonly string[]) {
  const seen = visibleContracts(scope).whereNull('corrected_by_id').select('id')
  const figures = Object.entries(SUMS).map(([name, sum]) =>
    scope.trx.raw(`(p.compute #>> '{coutEmployeur,${sum}}')::float as "${name}"`)
  )
  return scope.trx
    .query()
    .with('months', (query) =>
      query.select(
        scope.trx.raw(`generate_series(?::date, ?::date, interval '1 month') as day`, [
          `${months[0]}-01`,
          `${months.at(-1)}-01`,
        ])
      )
    )
    .with('last', (query) =>
      query
        .from('months')
        .joinRaw(
          `join contracts as c on c.start_date < months.day + interval '1 month'
            and (c.end_date is null or c.end_date >= months.day)`
        )
        .whereIn('c.id', seen)
        .select(
          scope.trx.raw('distinct on (months.day, c.worker_id) months.day, c.id, c.package_id')
        )
        .orderByRaw('months.day, c.worker_id, c.start_date desc')
    )
    .with('counting', (query) =>
      query
        .from('last')
        .groupBy('id', 'package_id')
        .select('package_id')
        .select(scope.trx.raw(`array_agg(to_char(day, 'YYYY-MM')) as months`))
    )
    .from('counting')
    .joinRaw('join packages p on p.id = counting.package_id')
    .select('p.company', 'p.worker', 'p.package', 'counting.months')
    .select(scope.trx.raw(`p.date::text as date, p.package_type as "packageType"`))
    .select(...figures)
}
