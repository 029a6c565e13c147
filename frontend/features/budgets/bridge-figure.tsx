import type { BudgetFigures } from '@/api/budgets'
import { Waterfall } from '@/components/charts/waterfall'
import { useT } from '@/lib/use-t'

const STEPS = ['index', 'merit', 'hires', 'leavers', 'mix', 'law'] as const

/** From the contracts of the first month to the budget. */
export function BridgeFigure({ figures }: { figures: BudgetFigures }) {
  const t = useT()
  return (
    <Waterfall
      heads={[t('budgets.step'), t('budgets.amount'), t('budgets.running')]}
      title={t('budgets.bridge')}
      from={{ label: t('budgets.step_base'), amount: figures.bridge.base }}
      steps={STEPS.map((step) => ({
        label: t(`budgets.step_${step}`),
        amount: figures.bridge[step],
      }))}
      to={{ label: t('budgets.budget'), amount: figures.total.expected }}
    />
  )
}
