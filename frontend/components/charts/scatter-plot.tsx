import { Chart } from './chart.ts'
import { useChartColours } from '@/lib/use-chart-colours'
import { wholeTicks } from './whole-ticks.ts'

/** One mark of a series. `z` is the size of a hexagon's count. */
export interface PlotPoint {
  x: number
  y: number
  id?: string
  name: string
}

export interface PlotSeries {
  name: string
  shape: 'circle' | 'square' | 'triangle' | 'diamond'
  /** Its place among the colours. */
  colour: number
  points: PlotPoint[]
  size?: number
}

interface ScatterPlotProps {
  series: PlotSeries[]
  /** Two ends of the trend line. */
  trend: [{ x: number; y: number }, { x: number; y: number }] | null
  trendName: string
  onX: (value: number) => string
  onY: (value: number) => string
  inBox: (point: PlotPoint) => string
  xTitle: string
  yTitle: string
  height: number
  onPick: (id: string) => void
}

const COLOURS = ['--data-fixed', '--data-variable', '--data-costs', '--data-benefits'] as const

/** Points of several colours and shapes with a line through them; its page gives the same figures as a table. */
export default function ScatterPlot({
  series,
  trend,
  trendName,
  onX,
  onY,
  inBox,
  xTitle,
  yTitle,
  height,
  onPick,
}: ScatterPlotProps) {
  const colours = useChartColours()
  const paint = (at: number) => colours[COLOURS[at % COLOURS.length]!]
  // Four colours stay apart for every eye; who comes after them has the same ones as rings.
  const isRing = ({ colour }: PlotSeries) => colour >= COLOURS.length
  const fills = series.map((one) => (isRing(one) ? colours['--surface'] : paint(one.colour)))
  const strokes = series.map((one) => (isRing(one) ? paint(one.colour) : colours['--surface']))
  const widths = series.map((one) => (isRing(one) ? 2 : 1))
  const pointOf = (at: number, index: number) => series[at]?.points[index]
  return (
    <Chart
      type="line"
      height={height}
      series={[
        ...series.map(({ name, points }) => ({
          name,
          type: 'scatter',
          data: points.map(({ x, y }) => ({ x, y })),
        })),
        ...(trend ? [{ name: trendName, type: 'line', data: trend }] : []),
      ]}
      options={{
        chart: {
          toolbar: { show: false },
          zoom: { enabled: false },
          animations: { enabled: false },
          fontFamily: 'inherit',
          foreColor: colours['--ink-soft'],
          events: {
            markerClick: (_event, _chart, { seriesIndex, dataPointIndex }) => {
              const id = pointOf(seriesIndex, dataPointIndex)?.id
              if (id) onPick(id)
            },
          },
        },
        colors: [...fills, colours['--ink-soft']],
        dataLabels: { enabled: false },
        grid: { borderColor: colours['--line'], padding: { left: 8, right: 8 } },
        legend: {
          position: 'bottom',
          horizontalAlign: 'left',
          markers: { strokeWidth: 2 },
        },
        markers: {
          size: [...series.map(({ size = 5 }) => size), 0],
          shape: [...series.map(({ shape }) => shape), 'circle'],
          strokeWidth: [...widths, 0],
          strokeColors: [...strokes, colours['--surface']],
        },
        stroke: { width: [...series.map(() => 0), 2], curve: 'straight' },
        tooltip: {
          shared: false,
          intersect: true,
          theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
          x: { show: false },
          y: {
            formatter: (value, { seriesIndex, dataPointIndex }) => {
              const point = pointOf(seriesIndex, dataPointIndex)
              return point ? inBox(point) : onY(value)
            },
            title: { formatter: () => '' },
          },
        },
        xaxis: {
          type: 'numeric',
          title: { text: xTitle },
          labels: { formatter: (value) => onX(Number(value)) },
          ...wholeTicks(series.flatMap(({ points }) => points.map(({ x }) => x))),
          axisBorder: { show: false },
          axisTicks: { show: false },
        },
        yaxis: { title: { text: yTitle }, labels: { formatter: onY }, tickAmount: 5 },
      }}
    />
  )
}
