import { useReductions } from '@/api/analytics'
import { ErrorView } from '@/components/app/error-view'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { Figure } from './figure.tsx'
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
        tableOpen
        how={t('analytics.reductionsHow')}
        drawn={() =>
          drawnReductions(
            rows.map(({ name, year }) => ({ name, year })),
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

export function Tile({ label, value, below }: { label: string; value: string; below?: string }) {
  return (
    <div className="rounded-xl border border-line bg-surface p-3 sm:p-4">
      <div className="text-sm text-ink-soft">{label}</div>
      <div className="mt-1 text-xl font-semibold wrap-anywhere tabular-nums">{value}</div>
      {below && <div className="mt-0.5 text-xs text-ink-soft">{below}</div>}
    </div>
  )
}

const ROW = 22
const NAMES = 200
const WIDTH = 480
const MOST = 60

/** The largest of a year as bars, for a file. */
function drawnReductions(
  rows: readonly { name: string; year: number }[],
  euros: (value: number) => string
): string {
  const colour = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const shown = [...rows].sort((a, b) => b.year - a.year).slice(0, MOST)
  const most = shown[0]?.year || 1
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const bars = shown.map(({ name, year }, at) => {
    const y = at * ROW + 16
    const width = (year / most) * WIDTH
    return (
      `<text x="8" y="${y + 4}" fill="${colour('--ink')}">${escaped(name)}</text>` +
      `<rect x="${NAMES}" y="${y - 7}" width="${width}" height="14" rx="3" fill="${colour('--data-fixed')}"/>` +
      `<text x="${NAMES + width + 6}" y="${y + 4}" fill="${colour('--ink-soft')}">${escaped(euros(year))}</text>`
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${NAMES + WIDTH + 100}" height="${shown.length * ROW + 12}" font-family="sans-serif" font-size="12">${bars.join('')}</svg>`
}
