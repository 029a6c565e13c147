import type { ListedContract } from '@/api/contracts'
import { Chart } from '@/components/charts/chart'
import { useChartColours } from '@/lib/use-chart-colours'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { dayInUtc } from '#modules/shared/values/days'

const HEIGHT = 240

/**
 * The gross pay of a month over the years, step by step, up to today. A picture only: the line of time below it gives the
 * same figures in words. The chart library comes with this file, so load it lazily.
 */
export default function PayLine({ contracts }: { contracts: readonly ListedContract[] }) {
  const t = useT()
  const format = useFormat()
  const colours = useChartColours()
  const points = pointsOf(contracts)
  return (
    <div aria-hidden>
      <Chart
        type="line"
        height={HEIGHT}
        series={[{ name: t('history.gross'), data: points }]}
        options={{
          chart: {
            toolbar: { show: false },
            zoom: { enabled: false },
            animations: { enabled: false },
            fontFamily: 'inherit',
            foreColor: colours['--ink-soft'],
          },
          colors: [colours['--data-fixed']],
          dataLabels: { enabled: false },
          grid: { borderColor: colours['--line'], padding: { left: 8, right: 8 } },
          markers: { size: 4, strokeColors: colours['--surface'] },
          stroke: { curve: 'stepline', width: 2.5 },
          tooltip: {
            theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
            x: { formatter: (at: number) => format.day(dayInUtc(at), 'medium') },
            y: { formatter: (value: number | null) => (value === null ? '' : format.euros(value)) },
          },
          xaxis: {
            type: 'datetime',
            axisBorder: { show: false },
            axisTicks: { show: false },
            // The library's own names of months are English.
            labels: {
              datetimeUTC: true,
              formatter: (_value, at) =>
                at === undefined ? '' : format.month(dayInUtc(at), 'short', 'numeric'),
            },
            tooltip: { enabled: false },
          },
          yaxis: {
            labels: { formatter: (value: number) => format.euros(value, 0) },
            tickAmount: 4,
          },
        }}
      />
    </div>
  )
}

interface Point {
  x: number
  y: number | null
}

/** The first day of each version with its pay; nothing where there was no contract; and how it stands today. */
function pointsOf(contracts: readonly ListedContract[]): Point[] {
  const now = Date.now()
  const rows = contracts
    .filter(({ endKind }) => endKind === null)
    .toSorted((one, other) => one.startDateStr.localeCompare(other.startDateStr))
  return rows.flatMap(({ startDateStr, endDateStr, package: pack }, at) => {
    const start = timeOf(startDateStr)
    const y = pack!.salaireBrut
    const next = rows[at + 1]
    const end = endDateStr ? timeOf(endDateStr) : Math.max(now, start)
    const reaches = next && timeOf(next.startDateStr) - end <= 2 * DAY_MS
    if (reaches) return [{ x: start, y }]
    return [{ x: start, y }, { x: end, y }, ...(next ? [{ x: end + 1, y: null }] : [])]
  })
}

const DAY_MS = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
