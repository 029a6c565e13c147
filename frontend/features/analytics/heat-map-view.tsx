import { EyeOff } from 'lucide-react'
import { useHeatMap, type HeatMap } from '@/api/analytics'
import { useUser } from '@/api/get-user'
import { ApiProblem } from '@/api/problem'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { Figure } from './figure.tsx'
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
          drawn={() => drawnMap(asked.data, measure, show, t)}
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
          <Grid map={asked.data} measure={measure} show={show} />
        </Figure>
      )}
    </div>
  )
}

/** An answer, and no fault that another try would mend. */
const isTooSmall = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'E_ANALYTICS_GROUP_SMALL'

function Grid({
  map,
  measure,
  show,
}: {
  map: HeatMap
  measure: Measure
  show: (value: number) => string
}) {
  const t = useT()
  const paint = painterOf(map, measure)
  const { cells, levels, departments } = gridOf(map, measure)
  return (
    <table className="w-full border-separate border-spacing-1 text-sm tabular-nums">
      <thead>
        <tr>
          <th className="sticky left-0 bg-surface" />
          {levels.map((level) => (
            <th
              key={level ?? '*'}
              className="px-1 py-1 text-center align-bottom font-normal text-ink-soft sm:px-2"
            >
              {nameOf(level, t, 'level')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {departments.map((department) => (
          <tr key={department ?? '*'}>
            <th className="sticky left-0 bg-surface pr-2 text-left font-normal text-ink-soft sm:pr-3 sm:whitespace-nowrap">
              {nameOf(department, t, 'department')}
            </th>
            {levels.map((level) => {
              const cell = cells.get(keyOf(department, level))
              const value = cell?.[measure]
              const isTotal = department === null || level === null
              return (
                <td
                  key={level ?? '*'}
                  className={cn(
                    'h-11 min-w-14 rounded-md px-1 text-center whitespace-nowrap sm:min-w-20 sm:px-2',
                    !cell ? 'bg-sunken/50' : isTotal ? 'bg-sunken' : 'border border-line'
                  )}
                  style={
                    value !== null && value !== undefined && !isTotal
                      ? { backgroundColor: paint(value), borderColor: 'transparent' }
                      : undefined
                  }
                >
                  {value !== null && value !== undefined ? (
                    <span className={isTotal ? 'font-medium' : undefined}>{show(value)}</span>
                  ) : cell?.hidden ? (
                    <span className="text-ink-soft">{t('analytics.hiddenShort')}</span>
                  ) : null}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The rows and columns that have something to say of a measure, the totals last, and people of no level before them. */
function gridOf(map: HeatMap, measure: Measure) {
  const told = map.cells.filter((cell) => cell[measure] !== null || cell.hidden)
  const named = (all: readonly string[], of: 'department' | 'level') =>
    all
      .filter((name) => told.some((cell) => cell[of] === name))
      .sort((a, b) => Number(a === '') - Number(b === ''))
  return {
    cells: new Map(map.cells.map((cell) => [keyOf(cell.department, cell.level), cell])),
    levels: [...named(map.levels, 'level'), null],
    departments: [...named(map.departments, 'department'), null],
  }
}

type Format = ReturnType<typeof useFormat>

function shownMeasure(format: Format, measure: Measure, value: number): string {
  if (measure === 'compaRatio') return format.amount(value, 2)
  if (measure === 'employerCost') return format.euros(value, 0)
  if (measure === 'change') return format.percent(value, 1)
  return format.amount(value, 0)
}

/** Blue above and brown below the middle of a ratio; of an amount the more the stronger. */
function painterOf({ cells }: HeatMap, measure: Measure): (value: number) => string {
  const values = cells.flatMap(({ department, level, [measure]: value }) =>
    department !== null && level !== null && value !== null ? value : []
  )
  const middle = measure === 'compaRatio' ? 1 : 0
  const most = values.reduce((a, b) => Math.max(a, Math.abs(b - middle)), 0) || 1
  return (value) => {
    const share = Math.round((Math.abs(value - middle) / most) * 35) + 5
    const colour = value < middle ? 'var(--data-variable)' : 'var(--data-fixed)'
    return `color-mix(in oklab, ${colour} ${share}%, var(--surface))`
  }
}

function nameOf(
  name: string | null,
  t: ReturnType<typeof useT>,
  of: 'department' | 'level'
): string {
  return name === null ? t('analytics.all') : name || t(`analytics.no_${of}`)
}

const keyOf = (department: string | null, level: string | null) =>
  JSON.stringify([department, level])

const CELL = { width: 110, height: 40, names: 170 }

/** The grid as one picture for a file: the colours of the page, as they are at the moment. */
function drawnMap(
  map: HeatMap,
  measure: Measure,
  show: (value: number) => string,
  t: ReturnType<typeof useT>
): string {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const { cells, levels, departments: rows } = gridOf(map, measure)
  const paint = painterOf(map, measure)
  // A picture of its own knows no colours of the page by name.
  const paintOf = (value: number) =>
    paint(value).replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
  const text = (x: number, y: number, words: string, anchor = 'middle') =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${colour('--ink')}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
  const heads = levels.map((level, at) =>
    text(CELL.names + (at + 0.5) * CELL.width, 20, nameOf(level, t, 'level'))
  )
  const lines = rows.map((department, row) => {
    const y = 32 + row * CELL.height
    const boxes = levels.map((level, at) => {
      const cell = cells.get(keyOf(department, level))
      const value = cell?.[measure]
      const isTotal = department === null || level === null
      const fill = value === null || value === undefined || isTotal ? 'none' : paintOf(value)
      const words =
        value !== null && value !== undefined
          ? show(value)
          : cell?.hidden
            ? t('analytics.hiddenShort')
            : ''
      const x = CELL.names + at * CELL.width
      return `<rect x="${x + 2}" y="${y + 2}" width="${CELL.width - 4}" height="${CELL.height - 4}" rx="5" style="fill:${fill}" stroke="${colour('--line')}"/>${text(x + CELL.width / 2, y + CELL.height / 2 + 4, words)}`
    })
    return (
      text(8, y + CELL.height / 2 + 4, nameOf(department, t, 'department'), 'start') +
      boxes.join('')
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.names + levels.length * CELL.width + 8}" height="${40 + rows.length * CELL.height}" font-family="sans-serif" font-size="12">${heads.join('')}${lines.join('')}</svg>`
}
