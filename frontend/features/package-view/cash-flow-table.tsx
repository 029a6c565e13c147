import { useLineText } from '@/components/pay/use-line-text'
import { Why } from '@/components/pay/why'
import type { CashFlowGrid } from '@/lib/pay/cash-flow-grid'
import { costRule } from '@/lib/pay/cost-rule'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface CashFlowTableProps {
  grid: CashFlowGrid
  /** The employer's cost of the year. */
  total: number
}

/** A row a kind of cost, a column a month. The first column stays in sight. */
export function CashFlowTable({ grid, total }: CashFlowTableProps) {
  const t = useT()
  const format = useFormat()
  const { title } = useLineText()
  const first = 'sticky left-0 bg-surface py-1.5 pr-3 text-left'
  return (
    <div
      className="mt-4 overflow-x-auto rounded-md border border-line px-3"
      tabIndex={0}
      role="region"
      aria-label={t('package-view.cashFlow')}
    >
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">{t('package-view.cashFlow')}</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className={first}>
              {t('pay.line')}
            </th>
            {grid.dates.map((date) => (
              <th key={date} scope="col" className="amount py-2 pl-3 font-medium">
                {format.month(date, 'short', '2-digit')}
              </th>
            ))}
            <th scope="col" className="amount py-2 pl-3 font-medium">
              {t('package-view.year')}
            </th>
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(({ kind, months, total: year }) => (
            <tr key={kind}>
              <th scope="row" className={`${first} min-w-40 font-normal text-ink-soft`}>
                <span className="flex items-center justify-between gap-1">
                  {title(kind)}
                  <Why rule={costRule(kind)} title={title(kind)} />
                </span>
              </th>
              {months.map((amount, at) => (
                <td key={grid.dates[at]} className="amount py-1.5 pl-3">
                  {amount === 0 ? '' : format.amount(amount, 0)}
                </td>
              ))}
              <td className="amount py-1.5 pl-3 font-medium">{format.amount(year, 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" className={first}>
              {t('package-view.total')}
            </th>
            {grid.totals.map((amount, at) => (
              <td key={grid.dates[at]} className="amount py-2 pl-3">
                {format.amount(amount, 0)}
              </td>
            ))}
            <td className="amount py-2 pl-3">{format.amount(total, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
