import { Chart } from './chart.ts'
import { useChartColours } from '@/lib/use-chart-colours'
import { useMedia } from '@/lib/use-media'

/** Names of bars that stand beside each other on a phone; of more bars every second is named, or every third. */
const NAMED_ON_A_PHONE = 12

export interface Series {
  name: string
  colour: '--data-fixed' | '--data-costs' | '--data-variable' | '--data-benefits'
  values: number[]
}

interface StackedBarsProps {
  categories: string[]
  series: Series[]
  /** Writes an amount on the axis, and in the box of a bar. */
  onAxis: (value: number) => string
  inBox: (value: number) => string
  height: number
}

/**
 * Bars of stacked groups. A picture only: its page gives the same figures as a table. The chart library comes
 * with this file, so load it lazily.
 */
export default function StackedBars({
  categories,
  series,
  onAxis,
  inBox,
  height,
}: StackedBarsProps) {
  const colours = useChartColours()
  const isWide = useMedia('(min-width: 40rem)')
  const step = isWide ? 1 : Math.ceil(categories.length / NAMED_ON_A_PHONE)
  return (
    <Chart
      type="bar"
      height={height}
      series={series.map(({ name, values }) => ({ name, data: values }))}
      options={{
        chart: {
          stacked: true,
          toolbar: { show: false },
          zoom: { enabled: false },
          animations: { enabled: false },
          fontFamily: 'inherit',
          foreColor: colours['--ink-soft'],
        },
        colors: series.map(({ colour }) => colours[colour]),
        dataLabels: { enabled: false },
        grid: { borderColor: colours['--line'], padding: { left: 4, right: 0 } },
        legend: { show: series.length > 1, position: 'bottom', horizontalAlign: 'left' },
        plotOptions: { bar: { columnWidth: '65%' } },
        states: { active: { filter: { type: 'none' } } },
        // No line between the parts: it would cover the thin ones.
        stroke: { show: false },
        tooltip: {
          theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
          x: { formatter: (_, { dataPointIndex: at } = {}) => categories[at] ?? '' },
          y: { formatter: inBox },
        },
        xaxis: {
          categories: categories.map((name, at) => (at % step === 0 ? name : '')),
          axisBorder: { show: false },
          axisTicks: { show: false },
          // On a phone the library would leave out what it takes for overlapping, here one and there two.
          labels: { rotate: 0, hideOverlappingLabels: isWide },
        },
        yaxis: { labels: { formatter: onAxis }, tickAmount: 4 },
      }}
    />
  )
}
