import { useState } from 'react'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { BudgetList } from '@/features/budgets/budget-list'
import { NewBudgetDialog } from '@/features/budgets/new-budget-dialog'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/budgets */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.budgets') },
  ])
  return (
    <>
      <PageHeader
        title={t('nav.budgets')}
        subtitle={t('budgets.subtitle')}
        actions={
          <Button variant="primary" onClick={() => setMaking(true)}>
            <Plus aria-hidden />
            {t('budgets.new')}
          </Button>
        }
      />
      <BudgetList onNew={() => setMaking(true)} />
      <NewBudgetDialog
        open={making}
        onOpenChange={setMaking}
        onMade={({ id }) => navigate(urls.budget(id))}
      />
    </>
  )
}
