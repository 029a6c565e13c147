import { expectsTurnover } from '#modules/budgets/domain/expected_people'
import type { BudgetFigures } from '@/api/budgets'
import { Waterfall } from '@/components/charts/waterfall'
import { useT } from '@/lib/use-t'

const STEPS = ['index', 'merit', 'hires', 'leavers', 'mix', 'law'] as const

/** From the contracts of the first month to the budget. */
export function BridgeFigure({ figures }: { figures: BudgetFigures }) {
  const t = useT()
  const isExpected = expectsTurnover(figures.months)
  const label = (step: (typeof STEPS)[number]) =>
    isExpected && (step === 'hires' || step === 'leavers')
      ? t(`budgets.turnover_${step}`)
      : t(`budgets.step_${step}`)
  return (
    <Waterfall
      heads={[t('budgets.step'), t('budgets.amount'), t('budgets.running')]}
      title={t('budgets.bridge')}
      from={{ label: t('budgets.step_base'), amount: figures.bridge.base }}
      steps={STEPS.map((step) => ({
        label: label(step),
        amount: figures.bridge[step],
      }))}
      to={{ label: t('budgets.budget'), amount: figures.total.expected }}
    />
  )
}
