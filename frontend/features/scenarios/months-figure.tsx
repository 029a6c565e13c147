import { memo } from 'react'
import type { ScenarioTotals } from '@/api/scenarios'
import { monthsAfter } from '#modules/shared/values/days'
import { useFormat } from '@/lib/use-format'
import { Twin } from '@/components/charts/twin'
import { useChartWidth } from '@/components/charts/use-chart-width'
import { useT } from '@/lib/use-t'

const GROUPS = [
  ['remunerationsFixes', 'var(--data-fixed)'],
  ['frais', 'var(--data-costs)'],
  ['remunerationsVariables', 'var(--data-variable)'],
  ['avantages', 'var(--data-benefits)'],
] as const

const HEIGHT = 172
const WIDTH_AT_DESK = 600
const LEFT = 8
const GAP = 0.35

/** What the year costs month by month, with a rule for what it would cost without the changes. */
export const MonthsFigure = memo(function MonthsFigure({
  dateStr,
  months,
}: {
  dateStr: string
  months: ScenarioTotals['months']
}) {
  const t = useT()
  const format = useFormat()
  const names = Array.from({ length: 12 }, (_, at) => monthsAfter(dateStr, at))
  const sumOf = (side: 'before' | 'after', at: number) =>
    GROUPS.reduce((sum, [group]) => sum + (months[side][group][at] ?? 0), 0)
  const most = Math.max(1, ...names.flatMap((_, at) => [sumOf('before', at), sumOf('after', at)]))
  const chartWidth = useChartWidth(WIDTH_AT_DESK)
  const step = (chartWidth - LEFT) / 12
  const y = (amount: number) => HEIGHT - (HEIGHT * amount) / most
  return (
    <Twin
      title={t('scenarios.months')}
      heads={[
        t('analytics.month'),
        ...GROUPS.map(([group]) => t(`pay.group_${group}`)),
        t('analytics.total'),
        t('scenarios.without'),
      ]}
      rows={names.map((day, at) => [
        format.month(day, 'long', 'numeric'),
        ...GROUPS.map(([group]) => format.euros(months.after[group][at] ?? 0, 0)),
        format.euros(sumOf('after', at), 0),
        format.euros(sumOf('before', at), 0),
      ])}
    >
      <svg
        viewBox={`0 0 ${chartWidth} ${HEIGHT + 18}`}
        className="h-auto w-full"
        role="presentation"
      >
        {names.map((day, at) => {
          const x = LEFT + at * step + (step * GAP) / 2
          const width = step * (1 - GAP)
          let base = HEIGHT
          return (
            <g key={day}>
              {GROUPS.map(([group, colour]) => {
                const height = Math.max(0, (HEIGHT * (months.after[group][at] ?? 0)) / most)
                base -= height
                return (
                  <rect key={group} x={x} y={base} width={width} height={height} fill={colour} />
                )
              })}
              <rect
                x={x - 3}
                y={y(sumOf('before', at)) - 1}
                width={width + 6}
                height={2}
                fill="var(--ink)"
              />
              <text
                x={x + width / 2}
                y={HEIGHT + 13}
                textAnchor="middle"
                fontSize={11}
                fill="var(--ink-soft)"
              >
                {format.month(day, 'narrow')}
              </text>
            </g>
          )
        })}
      </svg>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        {GROUPS.map(([group, colour]) => (
          <span key={group} className="flex items-center gap-1.5">
            <svg className="size-2.5" viewBox="0 0 10 10">
              <rect width="10" height="10" rx="2" fill={colour} />
            </svg>
            {t(`pay.group_${group}`)}
          </span>
        ))}
        <span className="flex items-center gap-1.5">
          <svg className="h-2.5 w-4" viewBox="0 0 16 10">
            <rect y="4" width="16" height="2" fill="var(--ink)" />
          </svg>
          {t('scenarios.without')}
        </span>
      </p>
    </Twin>
  )
})
