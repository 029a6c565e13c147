import type { BudgetPlan, ChangedBudget } from '@/api/budgets'

/** A plan as the call takes it: names are only shown. */
export function sentPlan(plan: BudgetPlan): NonNullable<ChangedBudget['plan']> {
  return {
    index: plan.index.map((step) => ({ ...step })),
    merit: plan.merit.map((step) => ({ ...step })),
    hires: plan.hires.map((hire) => ({ ...hire })),
    leavers: plan.leavers.map(({ workerId, lastDay }) => ({ workerId, lastDay })),
    turnover: plan.turnover.map(({ department: _name, costCenter: _center, ...step }) => step),
    law: plan.law.map((step) => ({ ...step })),
  }
}
