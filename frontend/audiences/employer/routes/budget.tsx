import { Link, useParams } from 'react-router'
import { useBudget } from '@/api/budgets'
import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { BudgetScreen } from '@/features/budgets/budget-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/budgets/{id} */
export function Component() {
  const { budgetId = '' } = useParams()
  const t = useT()
  const asked = useBudget(budgetId)
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.budgets'), to: urls.budgets },
    { label: asked.data?.name ?? '…' },
  ])
  if (asked.error && !asked.data)
    return (
      <ErrorView
        error={asked.error}
        onRetry={() => void asked.refetch()}
        actions={
          <Button asChild>
            <Link to={urls.budgets}>{t('budgets.backToList')}</Link>
          </Button>
        }
      />
    )
  if (!asked.data) return <Skeleton className="h-96" />
  return <BudgetScreen key={asked.data.id} budget={asked.data} />
}
