import { PiggyBank } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const budgets: Section = {
  line: {
    to: urls.budgets,
    label: 'nav.budgets',
    icon: PiggyBank,
    feature: 'scenarios',
    right: 'budgets.read',
  },
  screens: [
    gated('scenarios', [
      { path: 'team/budgets', lazy: () => import('../routes/budgets.tsx') },
      { path: 'team/budgets/:budgetId', lazy: () => import('../routes/budget.tsx') },
    ]),
  ],
}
