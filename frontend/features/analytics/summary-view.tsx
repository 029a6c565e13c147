import { useLocation } from 'react-router'
import { useSummary } from '@/api/analytics'
import { ErrorView } from '@/components/app/error-view'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { DepartmentsFigure } from './departments-figure.tsx'
import { Tile } from './tile.tsx'
import { filterOf, useAnalyticsAddress } from './use-analytics-filter.ts'

const DEFINED = [
  'fullTimePay',
  'compaRatio',
  'penetration',
  'position',
  'compression',
  'turnover',
  'costPerFte',
] as const

/** The team in six figures, what its departments cost, and what the words mean. */
export function SummaryView() {
  const t = useT()
  const format = useFormat()
  const [address] = useAnalyticsAddress()
  const { search } = useLocation()
  const asked = useSummary(filterOf(address))
  if (asked.isPending) return <Skeleton className="h-40" />
  if (asked.error && !asked.data)
    return <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
  const { people, ftes, employerCost, costPerFte, compaRatio, outOfRange, leavers, turnover } =
    asked.data
  const orNone = (value: number | null, show: (value: number) => string) =>
    value === null ? '–' : show(value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-3 min-[360px]:grid-cols-2 lg:grid-cols-3">
        <Tile
          label={t('analytics.people')}
          value={format.amount(people, 0)}
          below={t('analytics.ftes', { ftes: format.amount(ftes, 1) })}
        />
        <Tile
          label={t('analytics.costOfYear')}
          value={format.euros(employerCost, 0)}
          below={t('analytics.underLawOfToday')}
          to={urls.cashFlow + search}
        />
        <Tile
          label={t('analytics.costPerFte')}
          value={orNone(costPerFte, (value) => format.euros(value, 0))}
          below={t('analytics.aYear')}
        />
        <Tile
          label={t('analytics.compaRatio')}
          value={orNone(compaRatio, (value) => format.amount(value, 2))}
          below={t('analytics.meanOfAll')}
          to={urls.heatMap + search}
        />
        <Tile
          label={t('analytics.outOfRange')}
          value={format.amount(outOfRange, 0)}
          below={t('analytics.outOfRangeOf')}
          to={urls.ranges + search}
        />
        <Tile
          label={t('analytics.turnover')}
          value={orNone(turnover, (value) => format.percent(value, 1))}
          below={t('analytics.leaversOf', { leavers })}
        />
      </div>
      <DepartmentsFigure />
      <SectionCard title={t('analytics.definitions')}>
        <dl className="grid gap-x-6 gap-y-3 text-sm md:grid-cols-[12rem_1fr]">
          {DEFINED.map((name) => (
            <div key={name} className="contents">
              <dt className="font-medium">{t(`analytics.${name}`)}</dt>
              <dd className="text-ink-soft">{t(`analytics.define_${name}`)}</dd>
            </div>
          ))}
        </dl>
      </SectionCard>
    </div>
  )
}
