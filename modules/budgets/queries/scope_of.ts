import { monthsOfPeriod, type Month } from '../domain/calendar.ts'
import type { Period } from '../domain/plan.ts'
import type Budget from '../models/budget.ts'
import type { BudgetScope } from './people_of.ts'

export function periodOf({ startDate, months }: Budget): Period {
  return { start: startDate.toISODate()!, months }
}

export function monthsOfBudget(budget: Budget): Month[] {
  return monthsOfPeriod(periodOf(budget))
}

/** Whom a budget is for, over its first months or over all of them. */
export function scopeOf(budget: Budget, months: readonly Month[]): BudgetScope {
  return {
    from: months[0]!.first,
    until: months.at(-1)!.last,
    departmentIds: budget.departmentIds,
    costCenterIds: budget.costCenterIds,
  }
}
