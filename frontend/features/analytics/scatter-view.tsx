import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useScatter, type Axis, type Scatter } from '@/api/analytics'
import { useCan } from '@/api/get-user'
import type { PlotPoint, PlotSeries } from '@/components/charts/scatter-plot'
import { ErrorView } from '@/components/app/error-view'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { Figure } from './figure.tsx'
import { filterOf, useAnalyticsAddress } from './use-analytics-filter.ts'

const ScatterPlot = lazy(() => import('@/components/charts/scatter-plot'))

const HEIGHT = 420

/** Full-time pay against seniority, age or level; a point is a person, and leads to them. */
export function ScatterView() {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const canDetails = useCan('workers.details')
  const [address, change] = useAnalyticsAddress()
  const axis = address.axis === 'age' && !canDetails ? 'seniority' : (address.axis ?? 'seniority')
  const asked = useScatter({ ...filterOf(address), axis })
  if (asked.isPending) return <Skeleton className="h-96" />
  if (asked.error && !asked.data)
    return <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
  const { data } = asked
  const onX = (value: number) =>
    axis === 'level' ? (data.levels[Math.round(value)] ?? '') : format.amount(value, 1)
  const axes: readonly Axis[] = canDetails ? ['seniority', 'level', 'age'] : ['seniority', 'level']
  return (
    <Figure
      title={t('analytics.scatter')}
      name="scatter"
      how={t(`analytics.scatterHow${data.bins.length > 0 ? 'Bins' : ''}`, { total: data.total })}
      aside={
        <Segmented
          label={t('analytics.axis')}
          value={axis}
          onValueChange={(value) => change({ axis: value === 'seniority' ? undefined : value })}
          options={axes.map((value) => ({ value, label: t(`analytics.axis_${value}`) }))}
        />
      }
      lead={
        data.trend && (
          <p className="mb-2 text-ink-soft">
            {t(`analytics.slope_${axis}`, { change: format.difference(data.trend.slope, 0) })}
          </p>
        )
      }
      columns={
        data.bins.length > 0
          ? [
              { head: t(`analytics.axis_${axis}`), show: onX },
              { head: t('analytics.fullTimePay'), show: (value) => format.euros(value, 0) },
              { head: t('analytics.people') },
            ]
          : [
              { head: t('analytics.person') },
              { head: t('analytics.filter_department') },
              ...(canDetails ? [{ head: t('analytics.gender') }] : []),
              { head: t(`analytics.axis_${axis}`), show: (value: number) => shownX(value) },
              { head: t('analytics.fullTimePay'), show: (value: number) => format.euros(value, 0) },
            ]
      }
      rows={
        data.bins.length > 0
          ? data.bins.map(({ x, y, count }) => [x, y, count])
          : data.points.map(({ name, department, gender, x, y }) => [
              name,
              department ?? '',
              ...(canDetails ? [gender ? t(`analytics.gender_${gender}`) : ''] : []),
              axis === 'level' ? onX(x) : x,
              y,
            ])
      }
      links={data.bins.length > 0 ? undefined : data.points.map(({ id }) => urls.worker(id))}
    >
      {data.total === 0 ? (
        <p className="text-ink-soft">{t(`analytics.noPoints_${axis}`)}</p>
      ) : (
        <div style={{ minHeight: HEIGHT }}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ScatterPlot
              series={seriesOf(data, t)}
              trend={trendLine(data)}
              trendName={t('analytics.trend')}
              onX={onX}
              onY={(value) => format.euros(value, 0)}
              inBox={({ name, y }) => `${name} · ${format.euros(y)}`}
              xTitle={t(`analytics.axis_${axis}`)}
              yTitle={t('analytics.fullTimePay')}
              height={HEIGHT}
              onPick={(id) => void navigate(urls.worker(id))}
            />
          </Suspense>
        </div>
      )}
    </Figure>
  )

  function shownX(value: number): string {
    return format.amount(value, 1)
  }
}

const SHAPES = { F: 'circle', M: 'square', X: 'triangle' } as const

/** A colour for each department and a shape for each gender; hexagons by how many are in them. */
function seriesOf(data: Scatter, t: ReturnType<typeof useT>): PlotSeries[] {
  if (data.bins.length > 0) return binsOf(data, t)
  const departments = [...new Set(data.points.map(({ department }) => department ?? ''))].sort()
  // Who may not see it sees circles alone.
  const tellsGender = data.points.some(({ gender }) => gender !== null)
  const groups = new Map<string, PlotSeries>()
  for (const { id, name, department, gender, x, y } of data.points) {
    const unknown = tellsGender ? 'diamond' : 'circle'
    const shape = SHAPES[gender as keyof typeof SHAPES] ?? unknown
    const key = `${department ?? ''} ${shape}`
    const group = groups.get(key) ?? {
      name: [
        department ?? t('analytics.noDepartment'),
        tellsGender && t(`analytics.gender_${gender ?? 'none'}`),
      ]
        .filter(Boolean)
        .join(' · '),
      shape,
      colour: departments.indexOf(department ?? ''),
      points: [] as PlotPoint[],
    }
    group.points.push({ id, name, x, y })
    groups.set(key, group)
  }
  return [...groups.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, group]) => group)
}

/** The sizes that hexagons come in. */
const SIZES = [3, 5, 7, 9]

function binsOf({ bins }: Scatter, t: ReturnType<typeof useT>): PlotSeries[] {
  const most = bins.reduce((a, { count }) => Math.max(a, count), 1)
  return SIZES.map((size, at) => {
    const [from, until] = [(most * at) / SIZES.length, (most * (at + 1)) / SIZES.length]
    return {
      name: t('analytics.binOf', { from: Math.floor(from) + 1, until: Math.floor(until) }),
      shape: 'circle' as const,
      colour: 0,
      size,
      points: bins
        .filter(({ count }) => count > from && count <= until)
        .map(({ x, y, count }) => ({ x, y, name: t('analytics.peopleCount', { people: count }) })),
    }
  }).filter(({ points }) => points.length > 0)
}

function trendLine({ trend, points, bins }: Scatter) {
  const xs = [...points, ...bins].map(({ x }) => x)
  if (!trend || xs.length === 0) return null
  const of = (x: number) => ({ x, y: Math.round(trend.intercept + trend.slope * x) })
  const ends = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))] as const
  return [of(ends[0]), of(ends[1])] as [{ x: number; y: number }, { x: number; y: number }]
}
