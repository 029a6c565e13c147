import { useReductions } from '@/api/analytics'
import { ErrorView } from '@/components/app/error-view'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { drawnBars } from './drawn-bars.ts'
import { Figure } from './figure.tsx'
import { Tile } from './tile.tsx'
import { filterOf, useAnalyticsAddress } from './use-analytics-filter.ts'

const KINDS = ['reductionStructurelle', 'reductionPremiersEngagements'] as const
const QUARTERS = [1, 2, 3, 4]

/** What employer reductions are worth, quarter by quarter, when they end and what the cost is then. */
export function ReductionsView() {
  const t = useT()
  const format = useFormat()
  const [address] = useAnalyticsAddress()
  const asked = useReductions(filterOf(address))
  if (asked.isPending) return <Skeleton className="h-96" />
  if (asked.error && !asked.data)
    return <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
  // What ends soonest first: that is what one can plan for.
  const rows = [...asked.data].sort(
    (a, b) => (a.endDate ?? '9').localeCompare(b.endDate ?? '9') || b.year - a.year
  )
  const euros = (value: number) => format.euros(value, 0)
  const ending = rows.filter(({ endDate }) => endDate !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-3 sm:grid-cols-3">
        {KINDS.map((kind) => {
          const of = rows.filter((row) => row.kind === kind)
          return (
            <Tile
              key={kind}
              label={t(`analytics.${kind}`)}
              value={euros(of.reduce((sum, { year }) => sum + year, 0))}
              below={t('analytics.aYearFor', { people: of.length })}
            />
          )
        })}
        <Tile
          label={t('analytics.afterwards')}
          value={euros(ending.reduce((sum, { afterwards }) => sum + afterwards, 0))}
          below={t('analytics.afterwardsOf', { people: ending.length })}
        />
      </div>
      <Figure
        title={t('analytics.reductions')}
        name="reductions"
        how={t('analytics.reductionsHow')}
        drawn={() =>
          drawnBars(
            rows.map(({ name, year }) => ({ name, amount: year })),
            euros
          )
        }
        columns={[
          { head: t('analytics.person') },
          { head: t('analytics.filter_department') },
          { head: t('analytics.kind') },
          ...QUARTERS.map((quarter) => ({
            head: t('analytics.quarter', { quarter }),
            show: euros,
          })),
          { head: t('analytics.year'), show: euros },
          { head: t('analytics.endDate') },
          { head: t('analytics.afterwardsColumn'), show: euros },
        ]}
        rows={rows.map((row) => [
          row.name,
          row.department ?? '',
          t(`analytics.${row.kind}`),
          ...row.quarters,
          row.year,
          row.endDate ? format.day(row.endDate, 'medium') : t('analytics.noEnd'),
          row.afterwards,
        ])}
        links={rows.map(({ id }) => urls.worker(id))}
      />
    </div>
  )
}
