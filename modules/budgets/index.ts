import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'budgets',
  endpoints,
  jobs: () => import('./jobs/compute_budget.ts'),
}

export { CreateBudget, type CreateBudgetInput } from './actions/create_budget.ts'
