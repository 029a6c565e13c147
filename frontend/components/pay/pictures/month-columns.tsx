import { COST_PARTS } from '#modules/compute/pure'
import { cn } from '@/lib/cn'
import type { CashFlowGrid } from '@/lib/pay/cash-flow-grid'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { Legend } from './legend.tsx'
import { PART_TONES } from './tones.ts'

/** A column a month, its parts in the four colours of the cost. The months that stand out say how much. */
export function MonthColumns({ grid }: { grid: CashFlowGrid }) {
  const t = useT()
  const format = useFormat()
  const most = Math.max(...grid.totals)
  const dearest = grid.totals.indexOf(most)
  const usual = grid.totals.toSorted((a, b) => a - b)[Math.floor(grid.totals.length / 2)]!
  const parts = partsOf(grid)
  return (
    <div
      role="img"
      aria-label={t('pictures.monthsFinding', {
        month: format.month(grid.dates[dearest]!, 'long'),
        most: format.euros(most, 0),
        usual: format.euros(usual, 0),
      })}
    >
      <div className="flex h-36 items-end gap-1">
        {grid.dates.map((date, at) => {
          const total = grid.totals[at]!
          return (
            <div key={date} className="flex h-full min-w-0 grow basis-0 flex-col justify-end">
              <span className="h-4 text-center text-[0.625rem] leading-4 whitespace-nowrap text-ink-soft tabular-nums">
                {standsOut(total, usual) && `${format.amount(total / 1000, 1)} k`}
              </span>
              {parts.toReversed().map((part) => (
                <span
                  key={part}
                  className={cn('shrink-0 first-of-type:rounded-t-[2px]', PART_TONES[part])}
                  style={{ height: `${(Math.max(0, grid.parts[part][at]!) / most) * 86}%` }}
                />
              ))}
            </div>
          )
        })}
      </div>
      <div className="mt-1 flex gap-1 border-t border-line pt-1">
        {grid.dates.map((date) => (
          <span
            key={date}
            className="min-w-0 grow basis-0 text-center text-[0.625rem] text-ink-soft"
          >
            {format.month(date, 'narrow')}
          </span>
        ))}
      </div>
      <Legend
        parts={parts.map((part) => ({ tone: PART_TONES[part], name: t(`pay.group_${part}`) }))}
      />
    </div>
  )
}

/** The same months in figures. */
export function MonthTable({ grid }: { grid: CashFlowGrid }) {
  const t = useT()
  const format = useFormat()
  const parts = partsOf(grid)
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('pictures.months')}>
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">{t('pictures.months')}</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className="py-1.5 pr-2 text-left font-medium">
              {t('pictures.month')}
            </th>
            {parts.map((part) => (
              <th key={part} scope="col" className="py-1.5 pl-2 text-right font-medium">
                {t(`pay.group_${part}`)}
              </th>
            ))}
            <th scope="col" className="py-1.5 pl-2 text-right font-medium">
              {t('package-view.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {grid.dates.map((date, at) => (
            <tr key={date} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1 pr-2 text-left font-normal whitespace-nowrap">
                {format.month(date, 'short', '2-digit')}
              </th>
              {parts.map((part) => (
                <td key={part} className="amount py-1 pl-2">
                  {format.amount(grid.parts[part][at]!, 0)}
                </td>
              ))}
              <td className="amount py-1 pl-2 font-medium">{format.amount(grid.totals[at]!, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function partsOf(grid: CashFlowGrid) {
  return COST_PARTS.filter((part) => grid.parts[part].some((amount) => amount !== 0))
}

/** A month that costs a tenth more than the usual one. */
function standsOut(total: number, usual: number): boolean {
  return total > usual * 1.1
}
