import { DateTime } from 'luxon'
import { FIRST_DAY } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Accounts } from '../domain/accounts.ts'
import { firstOfMonth } from '../domain/calendar.ts'
import type Budget from '../models/budget.ts'
import { holdBudget, openBudget, versionsOf } from '../queries/find_budget.ts'
import { recompute } from './compute_budget.ts'
import { placesOf, someOf, type CreateBudgetInput } from './create_budget.ts'
import { arePlaces, readPlan } from './read_plan.ts'

/** What is left out stays; of a plan, too. */
export interface UpdateBudgetInput extends Partial<Omit<CreateBudgetInput, 'id'>> {
  accounts?: Accounts
}

/** What of a change its figures do not follow from. */
const ONLY_SAID = new Set(['name', 'description', 'accounts'])

/** Changes a budget that is not signed off. */
export class UpdateBudget {
  static async handle(scope: Scope, id: string, input: UpdateBudgetInput): Promise<Result<Budget>> {
    const told = Object.entries(input).filter(([, value]) => value !== undefined)
    const moves = told.some(([name]) => !ONLY_SAID.has(name))
    // Accounts may be told of what is signed off: they change no figure.
    const found =
      moves || told.some(([name]) => name !== 'accounts')
        ? await openBudget(scope, id)
        : await holdBudget(scope, id)
    if (!found.ok) return found
    const budget = found.value
    const start = input.startDate && firstOfMonth(input.startDate)
    if (start && start < FIRST_DAY) return fail('E_BUDGET_OUTSIDE_LAW')
    const period = {
      start: start ?? budget.startDate.toISODate()!,
      months: input.months ?? budget.months,
    }
    // What has been reforecast keeps its months: those that are over were counted from its first one.
    if (budget.actualMonths > 0 && (start || period.months < budget.actualMonths))
      return fail('E_BUDGET_FOLLOWED')
    if (!(await arePlaces(scope, placesOf(input)))) return fail('E_NOT_FOUND')
    const plan = await readPlan(scope, budget.plan, input.plan ?? {})
    if (!plan.ok) return plan
    await budget
      .merge({
        ...(input.name !== undefined && { name: input.name }),
        ...(input.description !== undefined && { description: input.description }),
        ...(input.departmentIds !== undefined && { departmentIds: someOf(input.departmentIds) }),
        ...(input.costCenterIds !== undefined && { costCenterIds: someOf(input.costCenterIds) }),
        ...(input.accounts && { accounts: input.accounts }),
        startDate: DateTime.fromISO(period.start),
        months: period.months,
        plan: plan.value,
        updatedAt: DateTime.now(),
      })
      .save()
    await record(
      scope,
      'budget.updated',
      { type: 'budget', id },
      { fields: told.map(([name]) => name) }
    )
    if (moves) await recompute(scope, budget)
    return ok(budget)
  }
}

/** Signs a budget off, so that nothing moves it any more; or opens it again, as long as no version follows it. */
export class LockBudget {
  static async handle(scope: Scope, id: string, locked: boolean): Promise<Result<Budget>> {
    const found = await holdBudget(scope, id)
    if (!found.ok) return found
    const budget = found.value
    if ((budget.lockedAt !== null) === locked) return ok(budget)
    if (budget.archivedAt) return fail('E_BUDGET_ARCHIVED')
    if (locked && budget.computedVersion !== budget.version) return fail('E_BUDGET_COMPUTING')
    if (!locked && (await isFollowed(scope, budget))) return fail('E_BUDGET_FOLLOWED')
    await budget.merge({ lockedAt: locked ? DateTime.now() : null }).save()
    await record(scope, locked ? 'budget.locked' : 'budget.unlocked', { type: 'budget', id })
    return ok(budget)
  }
}

async function isFollowed(scope: Scope, budget: Budget): Promise<boolean> {
  return (await versionsOf(scope, budget)).some(({ number }) => number > budget.number)
}

/** Puts a budget aside, or takes it back. Done twice it changes nothing. */
export class ArchiveBudget {
  static async handle(scope: Scope, id: string, archived: boolean): Promise<Result<Budget>> {
    const found = await holdBudget(scope, id)
    if (!found.ok) return found
    const budget = found.value
    if ((budget.archivedAt !== null) === archived) return ok(budget)
    await budget.merge({ archivedAt: archived ? DateTime.now() : null }).save()
    await record(scope, archived ? 'budget.archived' : 'budget.unarchived', { type: 'budget', id })
    return ok(budget)
  }
}

/** Removes a budget; its other versions stay. */
export class DeleteBudget {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const found = await holdBudget(scope, id)
    if (!found.ok) return found
    await found.value.delete()
    await record(scope, 'budget.deleted', { type: 'budget', id }, { name: found.value.name })
    return ok(null)
  }
}
