import { BUDGET_LISTS, deleteBudget, useArchiveBudget, useDuplicateBudget } from '@/api/budgets'
import { ComputedMenu, type MenuPlace } from '@/components/app/computed-menu'

interface BudgetMenuProps extends MenuPlace {
  budget: { id: string; name: string; isArchived: boolean }
}

/** What can be done with a whole budget. */
export function BudgetMenu({ budget, ...place }: BudgetMenuProps) {
  return (
    <ComputedMenu
      one={budget}
      duplicate={useDuplicateBudget()}
      archive={useArchiveBudget()}
      remove={deleteBudget}
      lists={BUDGET_LISTS}
      {...place}
    />
  )
}
