import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Budget from '../models/budget.ts'
import { visibleBudgets } from './visible_budgets.ts'

/** One budget of the company; another company's id is as unknown as one that never was. */
export async function findBudget(scope: Scope, id: string): Promise<Result<Budget>> {
  const row = await visibleBudgets(scope).where('id', id).first()
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/** The same, locked until the transaction ends. */
export async function holdBudget(scope: Scope, id: string): Promise<Result<Budget>> {
  const row = await visibleBudgets(scope).where('id', id).forUpdate().first()
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/** The same of one that can be changed: what is archived or signed off is looked at only. */
export async function openBudget(scope: Scope, id: string): Promise<Result<Budget>> {
  const found = await holdBudget(scope, id)
  if (!found.ok) return found
  if (found.value.archivedAt) return fail('E_BUDGET_ARCHIVED')
  return found.value.lockedAt ? fail('E_BUDGET_LOCKED') : found
}

/** All versions of a budget, the first one first. */
export function versionsOf(scope: Scope, { familyId }: Budget): Promise<Budget[]> {
  return visibleBudgets(scope)
    .where('family_id', familyId)
    .orderBy('number')
    .select('id', 'number', 'locked_at', 'archived_at', 'actual_months')
}
