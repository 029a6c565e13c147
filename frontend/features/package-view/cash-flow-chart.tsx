import { useMemo } from 'react'
import type { ApexOptions } from 'apexcharts'
import { Chart } from '@/components/charts/chart'
import { COST_PARTS } from '#modules/compute/pure'
import type { CashFlowGrid } from '@/lib/pay/cash-flow-grid'
import { REGION } from '@/lib/locale'
import { useScheme } from '@/lib/scheme'
import { useFormat } from '@/lib/use-format'
import { useReducedMotion } from '@/lib/use-media'
import { useLocale, useT } from '@/lib/use-t'

const TOKENS = [
  '--data-fixed',
  '--data-costs',
  '--data-variable',
  '--data-benefits',
  '--ink-soft',
  '--line',
]
const HEIGHT = 280

/** A column a month, in the four colours of the employer's cost. The table below says the same in figures. */
export default function CashFlowChart({ grid }: { grid: CashFlowGrid }) {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const still = useReducedMotion()
  const [scheme] = useScheme()
  const options = useMemo<ApexOptions>(() => {
    const [fixed, costs, variable, benefits, ink, line] = TOKENS.map(colorOf)
    const month = new Intl.DateTimeFormat(REGION[locale], { month: 'short', timeZone: 'UTC' })
    const labels = { style: { colors: ink, fontFamily: 'inherit', fontSize: '12px' } }
    return {
      chart: {
        stacked: true,
        toolbar: { show: false },
        zoom: { enabled: false },
        animations: { enabled: !still },
        fontFamily: 'inherit',
        background: 'transparent',
      },
      colors: [fixed, costs, variable, benefits],
      dataLabels: { enabled: false },
      fill: { opacity: 1 },
      grid: { borderColor: line },
      legend: { position: 'bottom', labels: { colors: ink } },
      plotOptions: { bar: { columnWidth: '60%', borderRadius: 2 } },
      xaxis: {
        categories: grid.dates.map((date) => month.format(new Date(`${date}T00:00:00Z`))),
        labels,
        axisBorder: { color: line },
        axisTicks: { show: false },
      },
      yaxis: { labels: { ...labels, formatter: (value) => format.amount(value, 0) } },
      tooltip: {
        theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
        y: { formatter: (value) => format.euros(value) },
      },
    }
    // Colours are read from the page: another scheme paints anew.
  }, [grid, locale, format, still, scheme])
  const series = COST_PARTS.filter((part) => grid.parts[part].some((amount) => amount !== 0)).map(
    (part) => ({
      name: t(`pay.group_${part}`),
      data: grid.parts[part],
      color: colorOf(COLOR[part]),
    })
  )
  return (
    <div role="img" aria-label={t('package-view.chartLabel')}>
      <Chart type="bar" height={HEIGHT} options={options} series={series} />
    </div>
  )
}

const COLOR = {
  remunerationsFixes: '--data-fixed',
  frais: '--data-costs',
  remunerationsVariables: '--data-variable',
  avantages: '--data-benefits',
} as const

function colorOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim()
}
