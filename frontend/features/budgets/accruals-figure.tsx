import type { BudgetFigures } from '@/api/budgets'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const ONCE = ['holidayPay', 'yearEnd'] as const

/** What is set aside in the months for what is paid once a year, what is paid, and what is left at the end. */
export function AccrualsFigure({ figures }: { figures: BudgetFigures }) {
  const t = useT()
  const format = useFormat()
  return (
    <SectionCard title={t('budgets.accruals')} className="min-w-0">
      <table className="w-full text-right text-sm tabular-nums [&_td]:py-1 [&_th]:py-1 [&_th]:font-normal [&_th:first-child]:text-left">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col">{t('budgets.accrualOf')}</th>
            {ONCE.map((name) => (
              <th
                key={name}
                scope="col"
                className="pl-3 wrap-anywhere hyphens-auto max-sm:pl-1 max-sm:text-xs"
              >
                {t(`budgets.group_${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['accrued', 'paid', 'balance'] as const).map((row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row">{t(`budgets.${row}`)}</th>
              {ONCE.map((name) => (
                <td key={name} className="pl-3 whitespace-nowrap">
                  {format.euros(amount(figures, row, name), 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-ink-soft">{t('budgets.accrualsHow')}</p>
    </SectionCard>
  )
}

function amount(
  { months }: BudgetFigures,
  row: 'accrued' | 'paid' | 'balance',
  name: (typeof ONCE)[number]
): number {
  const accrued = months.reduce((sum, month) => sum + month.accrued[name], 0)
  const paid = months.reduce((sum, month) => sum + month.groups[name], 0)
  return { accrued, paid, balance: accrued - paid }[row]
}
