import type { Variance } from '@/api/budgets'
import { Waterfall } from '@/components/charts/waterfall'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { FirstFigure } from './difference.tsx'

const STEPS = ['index', 'merit', 'hires', 'leavers', 'mix', 'law'] as const

/** What the months that are over came to, and what moved it. */
export function VarianceFigure({ variance }: { variance: Variance }) {
  const t = useT()
  const format = useFormat()
  const [first, last] = [variance.months[0]!, variance.months.at(-1)!]
  const nameOf = (month: string) => format.month(`${month}-01`, 'long', 'numeric')
  return (
    <Waterfall
      heads={[t('budgets.step'), t('budgets.amount'), t('budgets.running')]}
      title={t('budgets.variance', { from: nameOf(first.month), to: nameOf(last.month) })}
      lead={
        <FirstFigure amount={variance.actual - variance.budget}>
          {t('budgets.varianceSaid', {
            actual: format.euros(variance.actual, 0),
            budget: format.euros(variance.budget, 0),
          })}
        </FirstFigure>
      }
      from={{ label: t('budgets.budget'), amount: variance.budget }}
      steps={STEPS.map((step) => ({
        label: t(`budgets.step_${step}`),
        amount: variance.bridge[step],
      }))}
      to={{ label: t('budgets.actual'), amount: variance.actual }}
    />
  )
}
