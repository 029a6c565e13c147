import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { visibleWorkers } from '#modules/team/index'
import { missingAccounts } from '../domain/accounts.ts'
import { monthsOver, nameOf } from '../domain/calendar.ts'
import type { BudgetFigures } from '../domain/figures.ts'
import { GROUPS, ofGroups } from '../domain/groups.ts'
import type { PaidMonth } from '../domain/paid.ts'
import { STEPS, sumAt, sumsOf, type Step } from '../domain/steps.ts'
import type { Variance } from '../domain/variance.ts'
import type Budget from '../models/budget.ts'
import { versionsOf } from '../queries/find_budget.ts'
import { namesOfPlaces } from '../queries/names_of_lines.ts'
import { monthsOfBudget, periodOf } from '../queries/scope_of.ts'
import type { WhatCame } from '../queries/variance_of.ts'
import type { budgetSchema, listedBudgetSchema, varianceSchema } from './schemas.ts'

/** A budget of a list, with what it comes to. */
export function listedBudget(budget: Budget): Answer<typeof listedBudgetSchema> {
  return { ...headOf(budget), total: budget.figures && rangeOf(budget.figures) }
}

/** A budget with its plan, its versions and its figures. */
export async function shownBudget(
  scope: Scope,
  budget: Budget
): Promise<Answer<typeof budgetSchema>> {
  const { plan, figures } = budget
  const versions = await versionsOf(scope, budget)
  return {
    ...headOf(budget),
    lockedAt: budget.lockedAt?.toISO() ?? null,
    departmentIds: budget.departmentIds,
    costCenterIds: budget.costCenterIds,
    plan: {
      ...plan,
      hires: plan.hires.map(({ content: _kept, ...hire }) => hire),
      leavers: await namedLeavers(scope, plan.leavers),
      turnover: await namedTurnover(scope, plan.turnover),
    },
    accounts: budget.accounts,
    missingAccounts: figures ? missingAccounts(budget.accounts, figures) : [],
    versions: versions.map(({ id, number, lockedAt }) => ({
      id,
      number,
      isLocked: lockedAt !== null,
    })),
    monthsOver: monthsOver(periodOf(budget), today()),
    lawSet: budget.lawSet,
    figures: figures && (await shownFigures(scope, budget, figures)),
  }
}

/** The variance of the months that are over, EUR. */
export async function shownVariance(
  scope: Scope,
  { months, variance, paid }: WhatCame
): Promise<Answer<typeof varianceSchema>> {
  const { departments } = await namesOfPlaces(scope)
  const { budget, actual, bridge } = variance
  return {
    months: months.map((month, i) => ({
      month: nameOf(month),
      budget: euros(budget[i]!),
      actual: euros(actual[i]!),
    })),
    budget: euros(sum(budget)),
    actual: euros(sum(actual)),
    bridge: Object.fromEntries(
      Object.entries(bridge).map(([step, cents]) => [step, euros(cents)])
    ) as Record<keyof Variance['bridge'], number>,
    departments: variance.departments.map(({ departmentId, ...of }) => ({
      departmentId,
      department: named(departments, departmentId),
      budget: euros(of.budget),
      actual: euros(of.actual),
    })),
    paid: paid && {
      ...shownPaid(paid.reduce(added)),
      months: months.map((month, i) => ({ month: nameOf(month), ...shownPaid(paid[i]!) })),
    },
  }
}

function shownPaid({ people, payslips, agreed, paid, actual }: PaidMonth) {
  return {
    people,
    payslips,
    agreed: euros(agreed),
    paid: euros(paid),
    actual: euros(actual),
  }
}

function added(a: PaidMonth, b: PaidMonth): PaidMonth {
  return {
    people: a.people + b.people,
    payslips: a.payslips + b.payslips,
    agreed: a.agreed + b.agreed,
    paid: a.paid + b.paid,
    actual: a.actual + b.actual,
  }
}

function headOf(budget: Budget) {
  return {
    id: budget.id,
    name: budget.name,
    description: budget.description,
    startDateStr: budget.startDate.toISODate()!,
    months: budget.months,
    number: budget.number,
    actualMonths: budget.actualMonths,
    isLocked: budget.lockedAt !== null,
    isArchived: budget.archivedAt !== null,
    isComputed: budget.computedVersion === budget.version,
    progress: budget.progress,
    createdAt: budget.createdAt.toISO()!,
    updatedAt: budget.updatedAt.toISO()!,
  }
}

async function shownFigures(scope: Scope, budget: Budget, figures: BudgetFigures) {
  const { departments, costCenters } = await namesOfPlaces(scope)
  const bridge = sumsOf(figures.steps)
  // A budget whose period has just changed still has the figures of the other one.
  const months = monthsOfBudget(budget).slice(0, figures.people.length)
  return {
    total: rangeOf(figures),
    bridge: inEuros(bridge),
    months: months.map((month, i) => ({
      month: nameOf(month),
      people: heads(figures.people[i]!),
      leaving: figures.leaving?.[i] ?? 0,
      joining: figures.joining?.[i] ?? 0,
      isActual: i < budget.actualMonths,
      low: euros(figures.low[i]!),
      expected: euros(sumAt(figures.steps, i)),
      high: euros(figures.high[i]!),
      groups: ofGroups((group) =>
        euros(figures.lines.reduce((all, { groups }) => all + groups[group][i]!, 0))
      ),
      steps: inEuros(
        Object.fromEntries(STEPS.map((step) => [step, figures.steps[step][i]!])) as Record<
          Step,
          number
        >
      ),
      moderation: euros(figures.moderation[i]!),
      accrued: {
        holidayPay: euros(figures.accrued.holidayPay[i]!),
        yearEnd: euros(figures.accrued.yearEnd[i]!),
      },
    })),
    lines: figures.lines
      .map(({ departmentId, costCenterId, people, groups }) => ({
        departmentId,
        department: named(departments, departmentId),
        costCenterId,
        costCenter: named(costCenters, costCenterId),
        people: people.map(heads),
        groups: ofGroups((group) => groups[group].map(euros)),
        total: euros(GROUPS.reduce((all, group) => all + sum(groups[group]), 0)),
      }))
      .sort((a, b) => b.total - a.total || (a.department ?? '').localeCompare(b.department ?? '')),
    failed: figures.failed,
  }
}

async function namedLeavers(scope: Scope, leavers: Budget['plan']['leavers']) {
  const rows = await visibleWorkers(scope)
    .whereIn(
      'id',
      leavers.map(({ workerId }) => workerId)
    )
    .select('id', 'first_name', 'last_name')
  const names = new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
  return leavers.map((leaver) => ({ ...leaver, name: names.get(leaver.workerId) ?? null }))
}

async function namedTurnover(scope: Scope, turnover: Budget['plan']['turnover']) {
  if (turnover.length === 0) return []
  const { departments, costCenters } = await namesOfPlaces(scope)
  return turnover.map((step) => ({
    ...step,
    department: named(departments, step.departmentId),
    costCenter: named(costCenters, step.costCenterId),
  }))
}

function rangeOf({ low, steps, high }: BudgetFigures) {
  const expected = Object.values(sumsOf(steps)).reduce((all, each) => all + each, 0)
  return { low: euros(sum(low)), expected: euros(expected), high: euros(sum(high)) }
}

function inEuros(cents: Record<Step, number>): Record<Step, number> {
  return Object.fromEntries(
    Object.entries(cents).map(([step, each]) => [step, euros(each)])
  ) as Record<Step, number>
}

function named(names: ReadonlyMap<string, string>, id: string | null): string | null {
  return id === null ? null : (names.get(id) ?? null)
}

export function euros(cents: number): number {
  return cents / 100
}

/** People to a hundredth: what is expected of them has fractions. */
function heads(people: number): number {
  return Math.round(people * 100) / 100
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0)
}
