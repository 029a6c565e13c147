import { useParams } from 'react-router'
import { useBudget } from '@/api/budgets'
import { Loaded } from '@/components/app/loaded'
import { useScreenTitle } from '@/components/app/crumbs'
import { BudgetScreen } from '@/features/budgets/budget-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/budgets/{id} */
export function Component() {
  const { budgetId = '' } = useParams()
  const t = useT()
  const asked = useBudget(budgetId)
  useScreenTitle([
    { label: t('nav.budgets'), to: urls.budgets },
    { label: asked.data?.name ?? '…' },
  ])
  return (
    <Loaded query={asked} back={{ to: urls.budgets, label: t('budgets.backToList') }}>
      {(budget) => <BudgetScreen key={budget.id} budget={budget} />}
    </Loaded>
  )
}
