import type { Variance } from '@/api/budgets'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { FirstFigure, useDifference } from './difference.tsx'

/** What the months that are over came to by imported payslips, beside what is computed of the contracts. */
export function PaidFigure({ variance }: { variance: Variance }) {
  const t = useT()
  const format = useFormat()
  const difference = useDifference()
  const { paid } = variance
  if (!paid) return null
  const rows = [
    ...paid.months.map((each, at) => ({
      ...each,
      label: format.month(`${each.month}-01`, 'short', 'numeric'),
      computed: variance.months[at]!.actual,
    })),
    { ...paid, label: t('budgets.total'), computed: variance.actual },
  ]
  return (
    <SectionCard title={t('budgets.paidTitle')} className="min-w-0">
      <FirstFigure amount={paid.actual - variance.actual}>
        {t('budgets.paidGross', {
          payslips: paid.payslips,
          people: paid.people,
          paid: format.euros(paid.paid, 0),
          agreed: format.euros(paid.agreed, 0),
        })}
      </FirstFigure>
      <div
        className="overflow-x-auto"
        tabIndex={0}
        role="region"
        aria-label={t('budgets.paidTitle')}
      >
        <table className="w-full text-right text-sm tabular-nums [&_td]:py-1 [&_td]:pl-3 [&_td]:whitespace-nowrap [&_th]:py-1 [&_th]:font-normal [&_th:first-child]:text-left">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col">{t('budgets.month')}</th>
              {(['paidComputed', 'paidDerived', 'paidDifference'] as const).map((head) => (
                <th key={head} scope="col" className="pl-3">
                  {t(`budgets.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, computed, actual }) => (
              <tr key={label} className="border-t border-line last:font-medium">
                <th scope="row">{label}</th>
                <td>{format.euros(computed, 0)}</td>
                <td>{format.euros(actual, 0)}</td>
                <td>{difference(actual - computed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-xs text-ink-soft">{t('budgets.paidHow')}</p>
    </SectionCard>
  )
}
