import { randomUUID } from 'node:crypto'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { cut } from '#modules/shared/values/cut'
import { today } from '#modules/shared/values/days'
import { monthsOver } from '../domain/calendar.ts'
import type Budget from '../models/budget.ts'
import { findBudget, holdBudget, versionsOf } from '../queries/find_budget.ts'
import { periodOf } from '../queries/scope_of.ts'
import { visibleBudgets } from '../queries/visible_budgets.ts'
import { recompute } from './compute_budget.ts'

const LONGEST_NAME = 120

/**
 * Copies a budget with what it supposes, as a budget of its own that can be changed.
 * @param nameOf names the copy, in the reader's language
 */
export class DuplicateBudget {
  static async handle(
    scope: Scope,
    of: string,
    id: string,
    nameOf: (name: string) => string
  ): Promise<Result<Budget>> {
    const found = await findBudget(scope, of)
    if (!found.ok) return found
    const name = cut(nameOf(found.value.name), LONGEST_NAME)
    return copied(scope, found.value, { id, name, family_id: id, number: 1, actual_months: 0 })
  }
}

/**
 * The next version of a budget that was signed off: the months that are over as they came to, the others planned anew from
 * who works there now.
 */
export class ReforecastBudget {
  static async handle(
    scope: Scope,
    of: string,
    id: string = randomUUID()
  ): Promise<Result<Budget>> {
    const twin = await visibleBudgets(scope).where('id', id).first()
    if (twin) return ok(twin)
    const found = await holdBudget(scope, of)
    if (!found.ok) return found
    const budget = found.value
    if (budget.archivedAt) return fail('E_BUDGET_ARCHIVED')
    if (!budget.lockedAt) return fail('E_BUDGET_OPEN')
    const versions = await versionsOf(scope, budget)
    if (versions.some(({ number }) => number > budget.number)) return fail('E_BUDGET_FOLLOWED')
    const over = monthsOver(periodOf(budget), today())
    if (over === 0) return fail('E_BUDGET_NOT_BEGUN')
    return copied(scope, budget, {
      id,
      name: budget.name,
      family_id: budget.familyId,
      number: budget.number + 1,
      actual_months: over,
    })
  }
}

async function copied(
  scope: Scope,
  original: Budget,
  row: { id: string; name: string; family_id: string; number: number; actual_months: number }
): Promise<Result<Budget>> {
  const made = await insertOnce(scope, 'budgets', {
    ...row,
    description: original.description,
    start_date: original.startDate.toISODate(),
    months: original.months,
    department_ids: original.departmentIds,
    cost_center_ids: original.costCenterIds,
    plan: JSON.stringify(original.plan),
    accounts: JSON.stringify(original.accounts),
    created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
  })
  if (!made) {
    const twin = await visibleBudgets(scope).where('id', row.id).first()
    return twin ? ok(twin) : fail('E_CONFLICT')
  }
  const copy = await visibleBudgets(scope).where('id', row.id).firstOrFail()
  const event = row.actual_months > 0 ? 'budget.reforecast' : 'budget.created'
  await record(scope, event, { type: 'budget', id: row.id }, { copyOf: original.id })
  await recompute(scope, copy)
  return ok(copy)
}
