import { ComputeFigures, lawIntervals, lawOn } from '#modules/analytics/index'
import { enqueue } from '#modules/shared/outbox/outbox'
import { reading } from '#modules/shared/tenancy/reading'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { Month } from '../domain/calendar.ts'
import { BudgetSums } from '../domain/figures.ts'
import { holding, planPerson, type Person } from '../domain/person.ts'
import { STEPS, type Steps } from '../domain/steps.ts'
import type Budget from '../models/budget.ts'
import { findBudget, holdBudget } from '../queries/find_budget.ts'
import { hiredPeople } from '../domain/hired_people.ts'
import { namesOfPlaces } from '../queries/names_of_lines.ts'
import { countPeople, FIRST, peopleAfter } from '../queries/people_of.ts'
import { monthsOfBudget, scopeOf } from '../queries/scope_of.ts'

/** People of one unit of work. */
const SLICE = 200
/** So many are computed in the call that changed the budget; more by a job. */
const AT_ONCE = 200

/**
 * Computes a budget and keeps its figures, with what of it is each person's. What is kept of contracts is brought up to
 * date first, and only read from there. A budget that changes meanwhile is begun again; done twice it is the same.
 */
export class ComputeBudget {
  static async handle(inScope: InScope, id: string): Promise<void> {
    await bringFiguresUpToDate(inScope)
    const budget = await inScope((scope) => begin(scope, id))
    if (!budget) return
    const { version } = budget
    const months = monthsOfBudget(budget)
    const sums = new BudgetSums(months.length)
    const replacing = new Map<string | null, Steps>()
    const planned = (people: readonly Person[]) =>
      people.map((person) => {
        const figures = planPerson(person, budget.plan, months, budget.actualMonths)
        sums.add(person, figures)
        if (figures.replacing) addSteps(replacing, person, figures.replacing.steps)
        return rowOf(budget, person, figures.own.steps, months)
      })
    let done = 0
    for (let after: string | null = FIRST; after !== null;) {
      const from: string = after
      after = await inScope(async (scope) => {
        const { people, next } = await reading(scope, () =>
          peopleAfter(scope, scopeOf(budget, months), from, SLICE)
        )
        await write(scope, planned(people))
        done += people.length
        await scope.trx.from('budgets').where({ id, version }).update({ progress: done })
        return next
      })
    }
    await inScope(async (scope) => {
      const hired = planned(hiredPeople(budget.plan.hires))
      await write(scope, await inDepartments(scope, hired))
      await write(scope, await inDepartments(scope, rowsOfReplacements(budget, replacing)))
    })
    const isCurrent = await inScope((scope) => keep(scope, id, version, sums))
    if (!isCurrent) await ComputeBudget.handle(inScope, id)
  }
}

async function bringFiguresUpToDate(inScope: InScope): Promise<void> {
  let after: string | null = null
  do {
    const from: string | null = after
    after = (await inScope((scope) => ComputeFigures.handle(scope, SLICE, from))).next
  } while (after !== null)
}

/** A change of a budget is followed by its figures: at once where it is small, else by a job that tells how far it is. */
export async function recompute(scope: Scope, budget: Budget): Promise<void> {
  const { rows } = await scope.trx.rawQuery(
    'update budgets set version = version + 1, progress = 0, updated_at = now() where id = ? returning version',
    [budget.id]
  )
  const people = await countPeople(scope, scopeOf(budget, monthsOfBudget(budget)))
  if (people <= AT_ONCE) await ComputeBudget.handle((work) => work(scope), budget.id)
  else
    await enqueue(scope, 'job', 'compute-budget', `budget/${budget.id}/${rows[0].version}`, {
      budgetId: budget.id,
    })
  await budget.refresh()
}

async function begin(scope: Scope, id: string): Promise<Budget | null> {
  const found = await findBudget(scope, id)
  if (!found.ok || found.value.computedVersion === found.value.version) return null
  await scope.trx.from('budget_people').where('budget_id', id).delete()
  return found.value
}

function rowOf(budget: Budget, person: Person, steps: Steps, months: readonly Month[]) {
  const usable = person.versions.filter(({ cost }) => cost !== null)
  const first = months
    .slice(budget.actualMonths)
    .map((month) => holding(usable, month))
    .find((version) => version !== null)
  return {
    budget_id: budget.id,
    worker_id: person.workerId,
    department_id: person.departmentId,
    contract_id: first?.contractId ?? null,
    steps: JSON.stringify(steps),
  }
}

/** Who replaces leavers has no name: a department's together are one row. */
function addSteps(all: Map<string | null, Steps>, { departmentId }: Person, steps: Steps): void {
  const sums = all.get(departmentId)
  if (!sums) all.set(departmentId, steps)
  else for (const step of STEPS) sums[step] = sums[step].map((cents, i) => cents + steps[step][i]!)
}

function rowsOfReplacements(budget: Budget, replacing: ReadonlyMap<string | null, Steps>) {
  return [...replacing].map(([departmentId, steps]) => ({
    budget_id: budget.id,
    worker_id: null,
    department_id: departmentId,
    contract_id: null,
    steps: JSON.stringify(steps),
  }))
}

/** Without the departments of a plan that were removed since. */
async function inDepartments<Row extends { department_id: string | null }>(
  scope: Scope,
  rows: readonly Row[]
): Promise<Row[]> {
  const { departments } = await namesOfPlaces(scope)
  return rows.map((row) =>
    departments.has(row.department_id ?? '') ? row : { ...row, department_id: null }
  )
}

async function write(scope: Scope, rows: object[]): Promise<void> {
  if (rows.length > 0) await scope.trx.insertQuery().table('budget_people').multiInsert(rows)
}

/** @returns false where another version came meanwhile */
async function keep(scope: Scope, id: string, version: number, sums: BudgetSums): Promise<boolean> {
  const found = await holdBudget(scope, id)
  if (!found.ok) return true
  const budget = found.value
  if (budget.version !== version) return false
  const first = budget.startDate.toISODate()!
  await budget
    .merge({
      computedVersion: version,
      figures: sums.figures(),
      lawSet: lawOn(first, lawIntervals()).id,
    })
    .save()
  return true
}
