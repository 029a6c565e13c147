import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

export interface LineRow {
  key: string
  name: string
  code: string | null
  theirs: number
  ours: number
  difference: number
  /** Why, or how many. */
  because: string
  isSubtotal?: boolean
  isUnexplained?: boolean
}

/** Lines of a payslip beside their computation; on a phone why they differ stands below the name. */
export function LinesTable({
  label,
  rows,
  total,
}: {
  label: string
  rows: readonly LineRow[]
  total?: Pick<LineRow, 'theirs' | 'ours' | 'difference'>
}) {
  const t = useT()
  const format = useFormat()
  const difference = (amount: number) => (amount === 0 ? '–' : format.difference(amount, 2))
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full text-sm">
        <thead className="text-xs text-ink-soft">
          <tr className="[&>th]:px-2 [&>th]:py-2 [&>th]:font-normal">
            <th scope="col" className="text-left">
              {t('reconciliation.line')}
            </th>
            <th scope="col" className="text-right">
              {t('reconciliation.theirs')}
            </th>
            <th scope="col" className="text-right">
              {t('reconciliation.ours')}
            </th>
            <th scope="col" className="text-right">
              {t('reconciliation.difference')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr
              key={`${row.key} ${row.code ?? ''}`}
              className={cn(
                '[&>td]:px-2 [&>td]:py-2 [&>th]:px-2 [&>th]:py-2',
                row.isSubtotal && 'bg-sunken text-ink-soft'
              )}
            >
              <th scope="row" className="text-left font-normal">
                {row.name}
                {row.because && (
                  <span className={cn('block text-xs', row.isUnexplained ? 'text-danger' : 'text-ink-soft')}>
                    {row.because}
                  </span>
                )}
              </th>
              <td className="text-right whitespace-nowrap tabular-nums">{format.amount(row.theirs)}</td>
              <td className="text-right whitespace-nowrap tabular-nums">{format.amount(row.ours)}</td>
              <td
                className={cn(
                  'text-right whitespace-nowrap tabular-nums',
                  row.difference !== 0 && !row.isSubtotal && 'font-medium'
                )}
              >
                {difference(row.difference)}
              </td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className="border-t-2 border-line-strong font-semibold">
            <tr className="[&>td]:px-2 [&>td]:py-2 [&>th]:px-2 [&>th]:py-2">
              <th scope="row" className="text-left">
                {t('reconciliation.total')}
              </th>
              <td className="text-right whitespace-nowrap tabular-nums">{format.amount(total.theirs)}</td>
              <td className="text-right whitespace-nowrap tabular-nums">{format.amount(total.ours)}</td>
              <td className="text-right whitespace-nowrap tabular-nums">{difference(total.difference)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
