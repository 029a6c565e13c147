import { carriedOn, ProjectionPlan, type Projected } from '../engine/projection.ts'
import { yearOf, type PlainDate } from '../engine/dates.ts'
import { legislation, type Law, type LawSet } from '../legislation/index.ts'
import { RULES, type Sheet } from '../rules/index.ts'
import { pathsOf } from './targets.ts'
import type { Projection } from './types.ts'

const plans = new WeakMap<LawSet, Map<number, ProjectionPlan<Sheet, Law>>>()
const shown = new WeakMap<Projected, Projection>()

/** What of the sheet just computed follows from figures of an earlier year than the date's. */
export function projectionOf(sheet: Sheet, lawSet: LawSet, date: PlainDate): Projection {
  const found = planOf(lawSet, date).found(sheet)
  let projection = shown.get(found)
  if (projection === undefined) {
    const lines = Object.freeze(found.rules.flatMap(pathsOf))
    projection = Object.freeze({ parameters: found.parameters, lines })
    shown.set(found, projection)
  }
  return projection
}

/** The rules of the sheet just computed that are projected, for its explanation. */
export function projectedRules(sheet: Sheet, lawSet: LawSet, date: PlainDate): ReadonlySet<string> {
  return new Set(planOf(lawSet, date).found(sheet).rules)
}

function planOf(lawSet: LawSet, date: PlainDate): ProjectionPlan<Sheet, Law> {
  const year = yearOf(date)
  let ofSet = plans.get(lawSet)
  if (ofSet === undefined) plans.set(lawSet, (ofSet = new Map()))
  let plan = ofSet.get(year)
  if (plan === undefined) {
    plan = new ProjectionPlan(RULES, lawSet.from, carriedOn(legislation, lawSet, date))
    ofSet.set(year, plan)
  }
  return plan
}
