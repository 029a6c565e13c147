import { defineJob } from '#modules/shared/queue/job'
import { unitsOfJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { ComputeBudget } from '../actions/compute_budget.ts'

interface ComputeBudgetInput extends BackgroundInput {
  budgetId: string
}

/** Computes a budget of many people, slice by slice, so that its progress can be seen. Run twice it finds it done. */
export const computeBudget = defineJob<ComputeBudgetInput>({
  name: 'compute-budget',
  handle: (input) => ComputeBudget.handle(unitsOfJob('compute-budget', input), input.budgetId),
})
