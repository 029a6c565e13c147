import { EyeOff } from 'lucide-react'
import { useHeatMap, type HeatMap } from '@/api/analytics'
import { useUser } from '@/api/get-user'
import { ApiProblem } from '@/api/problem'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { drawnHeatMap } from './drawn-heat-map.ts'
import { Figure } from './figure.tsx'
import { HeatMapGrid, nameOf } from './heat-map-grid.tsx'
import {
  MEASURES,
  filterOf,
  useAnalyticsAddress,
  useIsGuarded,
  type Measure,
} from './use-analytics-filter.ts'

/** Departments by level, in the colour of one measure. The table is the picture: it can be read by anyone. */
export function HeatMapView() {
  const t = useT()
  const format = useFormat()
  const [address, change] = useAnalyticsAddress()
  const isManager = useUser().data?.role === 'MANAGER'
  const measure = address.measure ?? 'compaRatio'
  const company = useIsGuarded()
  const asked = useHeatMap({ ...filterOf(address), ...(company && { company }) })
  const show = (value: number) => shownMeasure(format, measure, value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Segmented
          label={t('analytics.measure')}
          value={measure}
          onValueChange={(value) => change({ measure: value === 'compaRatio' ? undefined : value })}
          options={MEASURES.map((value) => ({ value, label: t(`analytics.measure_${value}`) }))}
          className="flex-wrap"
        />
        {isManager && (
          <label className="flex items-center gap-2 text-sm">
            <Switch
              checked={company}
              onCheckedChange={(on) => change({ company: on || undefined })}
            />
            {t('analytics.wholeCompany')}
          </label>
        )}
      </div>
      {asked.isPending ? (
        <Skeleton className="h-80" />
      ) : isTooSmall(asked.error) ? (
        <EmptyState icon={EyeOff} title={asked.error.title ?? ''}>
          {asked.error.message}
        </EmptyState>
      ) : asked.error ? (
        <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
      ) : asked.data.cells.length === 0 ? (
        <p className="text-ink-soft">{t('analytics.noData')}</p>
      ) : (
        <Figure
          title={t(`analytics.measureTitle_${measure}`)}
          name={`heat-map-${measure}`}
          how={
            <>
              {t(`analytics.measureHow_${measure}`)} {company && t('analytics.hiddenHow')}
            </>
          }
          lead={<Ends map={asked.data} measure={measure} show={show} />}
          drawn={() => drawnHeatMap(asked.data, measure, show, t)}
          columns={[
            { head: t('analytics.filter_department') },
            { head: t('analytics.filter_level') },
            ...MEASURES.map((each) => ({
              head: t(`analytics.measure_${each}`),
              show: (value: number) => shownMeasure(format, each, value),
            })),
          ]}
          rows={asked.data.cells.map((cell) => [
            nameOf(cell.department, t, 'department'),
            nameOf(cell.level, t, 'level'),
            ...MEASURES.map((each) => cell[each] ?? (cell.hidden ? t('analytics.hidden') : null)),
          ])}
        >
          <HeatMapGrid map={asked.data} measure={measure} show={show} />
        </Figure>
      )}
    </div>
  )
}

/** An answer, and no fault that another try would mend. */
const isTooSmall = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'E_ANALYTICS_GROUP_SMALL'

/** The strongest and the weakest cell in words: what the picture is looked at for. */
function Ends({
  map,
  measure,
  show,
}: {
  map: HeatMap
  measure: Measure
  show: (value: number) => string
}) {
  const t = useT()
  const told = map.cells.flatMap(({ department, level, [measure]: value }) =>
    department !== null && level !== null && value !== null ? { department, level, value } : []
  )
  if (told.length < 2) return null
  const most = told.reduce((a, b) => (b.value > a.value ? b : a))
  const least = told.reduce((a, b) => (b.value < a.value ? b : a))
  const named = ({ department, level }: (typeof told)[number]) =>
    `${nameOf(department, t, 'department')} · ${nameOf(level, t, 'level')}`
  return (
    <p className="mb-3 text-ink-soft">
      {t('analytics.mapEnds', {
        most: named(most),
        mostValue: show(most.value),
        least: named(least),
        leastValue: show(least.value),
      })}
    </p>
  )
}

type Format = ReturnType<typeof useFormat>

function shownMeasure(format: Format, measure: Measure, value: number): string {
  if (measure === 'compaRatio') return format.amount(value, 2)
  if (measure === 'employerCost') return format.euros(value, 0)
  if (measure === 'change') return format.percent(value, 1)
  return format.amount(value, 0)
}
