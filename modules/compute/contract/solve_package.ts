import { euros, type Cents } from '../engine/money.ts'
import { solve, type Found, type Side, type Teeth } from '../engine/solve.ts'
import type { Law, LawSet } from '../legislation/index.ts'
import { computeEmployer, computeMonth, computeYear, type Sheet } from '../rules/index.ts'
import type { Step } from '../rules/step.ts'
import { stepsOfExceptionalPay, stepsOfExemption, stepsOfMonth } from '../rules/steps.ts'
import { fallOfRounding, stepsOfRounding } from '../rules/steps_of_rounding.ts'
import { gapPlanOf, type SheetGaps } from './gaps.ts'
import type { SolveRequest } from './read_solve.ts'
import { byAmount } from './solve_any.ts'
import type { Steady, Target } from './targets.ts'
import type { Solved, SolvedSide } from './types.ts'

const MAX_SALARY_CENTS = 1_000_000_000
const MONTHS = 12

type Gaps = SheetGaps | undefined

/**
 * Each line of the worker is rounded on its own: a cent more gross can leave up to three cents less
 * net, and the net climbs by a quarter of a cent a cent where it climbs least.
 */
const WAVER_OF_WORKER = 24
/** With exceptional pay the year nearly stands still where the exemption for children melts away. */
const REACH_OF_EXCEPTIONAL_PAY = 150
/** The cost of the employer climbs by a cent and more for every cent of pay. */
const WAVER_OF_EMPLOYER = 1

/** A target with what is known of it. */
type SteadyTarget = Target & Steady

/**
 * Finds the gross salary of a plain employee for a target that follows it steadily, and leaves it on the
 * sheet, whose situation is set. Much faster than `solveAny`, because the steps of the law are known.
 * @returns `unreachable` when no gross salary comes near the target, `unknown_law` when the law of the day
 * has a gap where the target stands.
 */
export function solvePackage(
  { target: aim, amount }: SolveRequest,
  steady: Steady,
  sheet: Sheet,
  lawSet: LawSet
): Solved | 'unknown_law' | 'unreachable' {
  const target = { ...aim, ...steady }
  const { law } = lawSet
  const gaps = gapPlanOf(lawSet)
  gaps?.apply(sheet, law)
  // Whether a line is left out depends on the situation, not on the salary.
  if (gaps?.isLeftOut(target.field)) return 'unknown_law'
  const steps = stepsFor(target, sheet, law)
  const waver = target.depth === 'employer' ? WAVER_OF_EMPLOYER : WAVER_OF_WORKER
  const found = solve({
    target: target.direction * amount,
    from: 0,
    to: MAX_SALARY_CENTS,
    waver,
    reach: target.exceptional ? REACH_OF_EXCEPTIONAL_PAY : waver,
    steps: steps.map((step) => step.at),
    valueAt: (gross) => target.direction * valueAt(gross, target, sheet, law, gaps),
    teeth: target.taxed ? teethOf(target, sheet, law) : undefined,
  })
  if (found === undefined) return 'unreachable'
  const gross = found.exact ? found.amount : nearest(found, target.direction * amount)
  const cause = found.exact ? undefined : causeOf(found, steps, target, sheet, law)
  sheet.salaireBrut = gross
  if (found.exact) return { for: 'package.salaireBrut', amount: euros(gross), exact: true }
  const [below, above] = byAmount(found)
  return {
    for: 'package.salaireBrut',
    amount: euros(gross),
    exact: false,
    below: shown(below, target),
    above: shown(above, target),
    cause,
  }
}

function stepsFor(target: SteadyTarget, sheet: Sheet, law: Law): Step[] {
  const ofMonth = stepsOfMonth(sheet, law)
  if (!target.exceptional && ofMonth.length < 2) return ofMonth
  const ofYear = target.exceptional
    ? [...stepsOfExceptionalPay(sheet, law), ...stepsOfExemption(sheet, law)]
    : []
  return [...ofMonth, ...ofYear].sort((a, b) => a.at - b.at)
}

/** A year falls back by at most twelve times what a month does. */
function teethOf({ depth }: SteadyTarget, sheet: Sheet, law: Law): Teeth | undefined {
  const fall = (depth === 'month' ? 1 : MONTHS) * fallOfRounding(law)
  if (fall === 0) return undefined
  const between = (from: Cents, to: Cents) =>
    stepsOfRounding(sheet, law, from, to).map(({ at }) => at)
  return { fall, between }
}

/** Computes no more of the payslip than the target needs. */
function valueAt(gross: Cents, target: SteadyTarget, sheet: Sheet, law: Law, gaps: Gaps): Cents {
  sheet.salaireBrut = gross
  computeMonth(sheet, law)
  if (target.depth !== 'month') computeYear(sheet, law)
  if (target.depth === 'employer') computeEmployer(sheet, law)
  gaps?.apply(sheet, law)
  return sheet[target.field] as Cents
}

/** The rule whose step holds the target; else one cent of gross is more than one of the target. */
function causeOf(
  { atStep, above }: Extract<Found, { exact: false }>,
  steps: Step[],
  target: SteadyTarget,
  sheet: Sheet,
  law: Law
): string {
  if (!atStep) return 'cent'
  const at = above.amount
  const all = target.taxed ? [...steps, ...stepsOfRounding(sheet, law, at - 1, at)] : steps
  return all.find((step) => step.at === at)?.rule ?? 'cent'
}

/** The side nearer to the target; the lower one when both are as far. */
function nearest({ below, above }: Extract<Found, { exact: false }>, target: Cents): Cents {
  return above.value - target < target - below.value ? above.amount : below.amount
}

function shown(side: Side, { direction }: SteadyTarget): SolvedSide {
  return { amount: euros(side.amount), value: euros(direction * side.value) + 0 }
}
