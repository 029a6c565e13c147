import { randomUUID } from 'node:crypto'
import { FIRST_DAY } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { firstOfMonth } from '../domain/calendar.ts'
import type { Accounts } from '../domain/accounts.ts'
import { NO_PLAN } from '../domain/plan.ts'
import type Budget from '../models/budget.ts'
import { visibleBudgets } from '../queries/visible_budgets.ts'
import { recompute } from './compute_budget.ts'
import { arePlaces, readPlan, type PlanInput } from './read_plan.ts'

export interface CreateBudgetInput {
  /** Chosen by the client, so that a double click makes one budget, not two. */
  id?: string
  name: string
  description?: string
  /** A day of its first month. */
  startDate: string
  /** 1 to 36. */
  months: number
  /** Whom it is for; the whole company where none is told. */
  departmentIds?: string[] | null
  costCenterIds?: string[] | null
  plan?: PlanInput
}

/** Makes a budget of the contracts of its months. Its accounts are those of the budget that was changed last. */
export class CreateBudget {
  static async handle(scope: Scope, input: CreateBudgetInput): Promise<Result<Budget>> {
    const start = firstOfMonth(input.startDate)
    if (start < FIRST_DAY) return fail('E_BUDGET_OUTSIDE_LAW')
    if (!(await arePlaces(scope, placesOf(input)))) return fail('E_NOT_FOUND')
    const plan = await readPlan(scope, NO_PLAN, input.plan ?? {})
    if (!plan.ok) return plan
    const id = input.id ?? randomUUID()
    const made = await insertOnce(scope, 'budgets', {
      id,
      name: input.name,
      description: input.description ?? '',
      start_date: start,
      months: input.months,
      department_ids: someOf(input.departmentIds),
      cost_center_ids: someOf(input.costCenterIds),
      plan: JSON.stringify(plan.value),
      accounts: JSON.stringify(await accountsOfLast(scope)),
      family_id: id,
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!made) {
      const twin = await visibleBudgets(scope).where('id', id).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const budget = await visibleBudgets(scope).where('id', id).firstOrFail()
    await record(scope, 'budget.created', { type: 'budget', id })
    await recompute(scope, budget)
    return ok(budget)
  }
}

async function accountsOfLast(scope: Scope): Promise<Accounts> {
  const last = await visibleBudgets(scope).orderBy('updated_at', 'desc').select('accounts').first()
  return last?.accounts ?? {}
}

export function placesOf({
  departmentIds,
  costCenterIds,
}: Pick<CreateBudgetInput, 'departmentIds' | 'costCenterIds'>) {
  return [
    ...(departmentIds ?? []).map((departmentId) => ({ departmentId })),
    ...(costCenterIds ?? []).map((costCenterId) => ({ costCenterId })),
  ]
}

/** None told is the whole company. */
export function someOf(ids: string[] | null | undefined): string[] | null {
  return ids && ids.length > 0 ? [...new Set(ids)] : null
}
