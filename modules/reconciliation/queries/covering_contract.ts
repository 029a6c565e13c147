import { engagementOn, type PackageFields, type WorkerFields } from '#modules/compute/pure'
import { daysOfMonth, lawDayOfMonth } from '../domain/month_law.ts'
import type { Covered } from '../domain/reconcile.ts'

/** A contract that holds in a month, with its package as it was kept. */
export interface CoveringContract {
  /** Null where no contract holds in the month. */
  startDate: string | null
  endDate: string | null
  versions: number
  date: string
  packageType: 'FIX' | 'FLEX'
  company: object
  worker: WorkerFields
  package: PackageFields
}

/** Columns of `CoveringContract`, of what `contractOf` joins. */
export const CONTRACT_COLUMNS = `
  c.start_date::text as "startDate", c.end_date::text as "endDate", coalesce(c.versions, 0)::int as versions,
  p.date::text as date, p.package_type as "packageType", p.company, p.worker, p.package`

/**
 * SQL that joins, as `c` and `p`, the contract of a worker that holds between two days and its package: of several versions the
 * last one, and one that waits for signatures only where there is no other.
 */
export function contractOf(
  worker: string,
  { first, last }: { first: string; last: string }
): string {
  return `
  left join lateral (
    select start_date, end_date, package_id, count(*) filter (where signature <> 'TO_SIGN') over () as versions
    from contracts
    where worker_id = ${worker} and corrected_by_id is null
      and start_date <= ${last} and (end_date is null or end_date >= ${first})
    order by (signature = 'TO_SIGN'), start_date desc limit 1
  ) c on true
  left join packages p on p.id = c.package_id`
}

/** What is computed of a month, `YYYY-MM`, by the contract that holds in it. */
export function coveredBy(row: CoveringContract, month: string): Covered {
  if (row.startDate === null) return null
  const { first, last } = daysOfMonth(month)
  const date = lawDayOfMonth(month, row.startDate)
  const { company, worker, packageType, package: fields } = row
  const isWhole =
    row.startDate <= first && (row.endDate === null || row.endDate >= last) && row.versions <= 1
  return {
    cover: isWhole ? 'WHOLE' : 'PART',
    situation: {
      date,
      company,
      worker,
      package: { ...fields, ...engagementOn(fields, row.date, date), packageType },
    },
  }
}
