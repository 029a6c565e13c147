import { lazy, Suspense, useState } from 'react'
import { Table2 } from 'lucide-react'
import { usePayrollCost, type PayrollMonth } from '@/api/dashboard'
import type { Series } from '@/components/charts/stacked-bars'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'
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
  const monthName = useMonthName('alone')
  const [asTable, setAsTable] = useState(false)
  if (cost.isPending) return <Skeleton className="h-60" />
  if (cost.error && !cost.data)
    return <ErrorView error={cost.error} onRetry={() => void cost.refetch()} />
  const current = cost.data[CURRENT]
  if (cost.data.every(({ contracts }) => contracts === 0) || !current)
    return <p className="text-ink-soft">{t('common.noResults')}</p>
  const months = sinceFirstContract(cost.data)
  const dear = cost.data.slice(CURRENT + 1).find(({ peak }) => peak !== null)
  return (
    <>
      <p className="mb-2 text-ink-soft">
        <span className="text-lg font-semibold text-ink tabular-nums">
          {format.euros(current.total, 0)}
        </span>{' '}
        {t('dashboard.payrollInMonth', {
          month: monthName(current.month),
          contracts: current.contracts,
        })}
        {dear && (
          <span className="max-sm:block">
            <span className="max-sm:hidden"> · </span>
            {t('dashboard.payrollAhead', { month: monthName(dear.month) })}{' '}
            <span className="font-semibold text-ink tabular-nums">
              {format.euros(dear.total, 0)}
            </span>
          </span>
        )}
      </p>
      <div aria-hidden style={{ minHeight: HEIGHT }}>
        <Suspense fallback={<Skeleton className="h-60" />}>
          <Picture months={months} />
        </Suspense>
      </div>
      <Peaks months={months} />
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2 self-start"
        aria-expanded={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        <Table2 aria-hidden />
        {t('dashboard.asTable')}
      </Button>
      <Figures months={months} visible={asTable} />
      <p className="mt-2 text-xs text-ink-soft">{t('dashboard.payrollHow')}</p>
    </>
  )
}

const TABLE =
  'w-full min-w-xl text-right text-sm tabular-nums [&_td]:py-1 [&_td]:pl-4 [&_th]:py-1 [&_th]:pl-4 [&_th]:font-normal [&_th]:text-ink-soft [&_th:first-child]:pl-0 [&_th:first-child]:text-left'

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

/** Why some months stand out. */
function Peaks({ months }: { months: readonly PayrollMonth[] }) {
  const t = useT()
  const monthName = useMonthName('alone')
  const peaks = months.filter(({ peak }) => peak !== null)
  if (peaks.length === 0) return null
  return (
    <p className="mt-1 mb-2 text-xs text-ink-soft">
      {peaks
        .map(({ month, peak }) =>
          t('dashboard.peak', { month: monthName(month), why: t(`dashboard.peak_${peak}`) })
        )
        .join(' · ')}
    </p>
  )
}

function Figures({ months, visible }: { months: readonly PayrollMonth[]; visible: boolean }) {
  const t = useT()
  const format = useFormat()
  const monthName = useMonthName('long')
  return (
    <div
      className={visible ? 'overflow-x-auto' : 'sr-only'}
      tabIndex={visible ? 0 : undefined}
      role={visible ? 'group' : undefined}
      aria-label={visible ? t('dashboard.payroll') : undefined}
    >
      <table className={visible ? TABLE : undefined}>
        <caption className="sr-only">{t('dashboard.payroll')}</caption>
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

/** `2026-09` as `S`, as `sept`, as `septembre` or as `septembre 2026`. */
function useMonthName(style: 'narrow' | 'short' | 'long' | 'alone'): (month: string) => string {
  const format = useFormat()
  const year = style === 'long' ? 'numeric' : undefined
  const name = style === 'alone' ? 'long' : style
  return (month) => format.month(`${month}-01`, name, year).replace(/\.$/, '')
}
