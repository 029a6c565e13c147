import { CreateBudget, type CreateBudgetInput } from '#modules/budgets/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { DemoCompany } from './companies.ts'

/** What a demo company expects its pay to cost. */
export type DemoBudget = Pick<
  CreateBudgetInput,
  'name' | 'description' | 'startDate' | 'months' | 'plan'
>

/** The budgets of a demo company; after its people. */
export async function seedBudgets(scope: Scope, { budgets, workers }: DemoCompany): Promise<void> {
  if (workers.length === 0) return
  for (const budget of budgets) unwrap(await CreateBudget.handle(scope, budget))
}
