import { paidGross } from '#modules/reconciliation/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { monthsOver, nameOf, type Month } from '../domain/calendar.ts'
import { paidMonths, type PaidMonth } from '../domain/paid.ts'
import type { Person } from '../domain/person.ts'
import { varianceOf, type Variance } from '../domain/variance.ts'
import type Budget from '../models/budget.ts'
import BudgetPerson from '../models/budget_person.ts'
import { FIRST, peopleAfter } from './people_of.ts'
import { monthsOfBudget, periodOf, scopeOf } from './scope_of.ts'

/** People of one statement. */
const SLICE = 1_000

/** What came of the months of a budget that are over. */
export interface WhatCame {
  months: Month[]
  variance: Variance
  /** The same months by imported payslips; null where none of them tells gross pay. */
  paid: PaidMonth[] | null
}

/** What the months of a budget that are over came to, and why that is something else. */
export async function budgetVariance(scope: Scope, budget: Budget): Promise<Result<WhatCame>> {
  if (budget.computedVersion !== budget.version) return fail('E_BUDGET_COMPUTING')
  const over = monthsOver(periodOf(budget), today())
  const months = monthsOfBudget(budget).slice(0, over)
  if (over === 0) return ok({ months, variance: varianceOf([], [], []), paid: null })
  const rows = await BudgetPerson.query().where('budget_id', budget.id).orderBy('id')
  const people: Person[] = []
  for (let after: string | null = FIRST; after !== null;) {
    const slice = await peopleAfter(scope, scopeOf(budget, months), after, SLICE)
    people.push(...slice.people)
    after = slice.next
  }
  const paid = paidMonths(people, months, await paidGross(scope, months.map(nameOf)))
  return ok({
    months,
    variance: varianceOf(rows, people, months),
    paid: paid.some(({ payslips }) => payslips > 0) ? paid : null,
  })
}
