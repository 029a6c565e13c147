import { lazy, Suspense } from 'react'
import { usePayrollCost, type PayrollMonth } from '@/api/dashboard'
import type { Series } from '@/components/charts/stacked-bars'
import { ErrorView } from '@/components/app/error-view'
import { Skeleton } from '@/components/ui/skeleton'
import { REGION } from '@/lib/locale'
import { useFormat } from '@/lib/use-format'
import { useMedia } from '@/lib/use-media'
import { useLocale, useT } from '@/lib/use-t'
import { sinceFirstContract } from './payroll-months.ts'

const StackedBars = lazy(() => import('@/components/charts/stacked-bars'))

const HEIGHT = 240

/** The groups of the employer's cost, each in its colour of the product. */
const GROUPS = [
  ['remunerationsFixes', '--data-fixed'],
  ['frais', '--data-costs'],
  ['remunerationsVariables', '--data-variable'],
  ['avantages', '--data-benefits'],
] as const satisfies [keyof PayrollMonth, Series['colour']][]

/** What the current contracts cost, month by month: a picture, and the same figures as a table for those who cannot see it. */
export function PayrollCost() {
  const t = useT()
  const format = useFormat()
  const cost = usePayrollCost()
  if (cost.isPending) return <Skeleton className="h-60" />
  if (cost.error && !cost.data)
    return <ErrorView error={cost.error} onRetry={() => void cost.refetch()} />
  const current = cost.data[CURRENT]
  if (cost.data.every(({ contracts }) => contracts === 0) || !current)
    return <p className="text-ink-soft">{t('common.noResults')}</p>
  const months = sinceFirstContract(cost.data)
  return (
    <>
      <p className="mb-2 text-ink-soft">
        <span className="text-lg font-semibold text-ink tabular-nums">
          {format.euros(current.total, 0)}
        </span>{' '}
        {t('dashboard.payrollByMonth', { contracts: current.contracts })}
      </p>
      <div aria-hidden style={{ minHeight: HEIGHT }}>
        <Suspense fallback={<Skeleton className="h-60" />}>
          <Picture months={months} />
        </Suspense>
      </div>
      <Figures months={months} />
      <p className="mt-2 text-xs text-ink-soft">{t('dashboard.payrollHow')}</p>
    </>
  )
}

/** The server gives six months, this one, and five more. */
const CURRENT = 6

function Picture({ months }: { months: readonly PayrollMonth[] }) {
  const t = useT()
  const format = useFormat()
  const monthName = useMonthName(useMedia('(min-width: 40rem)') ? 'short' : 'narrow')
  const series = GROUPS.map(([key, colour]) => ({
    name: t(`pay.group_${key}`),
    colour,
    values: months.map((month) => month[key]),
  }))
  return (
    <StackedBars
      categories={months.map(({ month }) => monthName(month))}
      // An empty group is no line of the legend.
      series={series.filter(({ values }) => values.some((value) => value !== 0))}
      onAxis={(value) => format.euros(value, 0)}
      inBox={(value) => format.euros(value, 0)}
      height={HEIGHT}
    />
  )
}

function Figures({ months }: { months: readonly PayrollMonth[] }) {
  const t = useT()
  const format = useFormat()
  const monthName = useMonthName('long')
  return (
    <div className="sr-only">
      <table>
        <caption>{t('dashboard.payroll')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.month')}</th>
            {GROUPS.map(([key]) => (
              <th key={key} scope="col">
                {t(`pay.group_${key}`)}
              </th>
            ))}
            <th scope="col">{t('dashboard.total')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{monthName(month.month)}</th>
              {GROUPS.map(([key]) => (
                <td key={key}>{format.euros(month[key], 0)}</td>
              ))}
              <td>{format.euros(month.total, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `2026-09` as `S`, as `sept` or as `septembre 2026`. */
function useMonthName(style: 'narrow' | 'short' | 'long'): (month: string) => string {
  const format = new Intl.DateTimeFormat(REGION[useLocale()], {
    month: style,
    year: style === 'long' ? 'numeric' : undefined,
    timeZone: 'UTC',
  })
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`)).replace(/\.$/, '')
}
