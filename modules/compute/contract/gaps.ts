import { GapPlan, type LineGap } from '../engine/gaps.ts'
import type { Law, LawSet } from '../legislation/index.ts'
import { RULES, type Sheet } from '../rules/index.ts'
import { pathsOf } from './targets.ts'
import type { Gap } from './types.ts'

export type SheetGaps = GapPlan<Sheet, Law>

const plans = new WeakMap<LawSet, SheetGaps>()

/** The plan of a law set with gaps; `undefined` for one without, whose answers pay nothing for it. */
export function gapPlanOf(lawSet: LawSet): SheetGaps | undefined {
  if (lawSet.gaps.size === 0) return undefined
  let plan = plans.get(lawSet)
  if (plan === undefined) {
    plan = new GapPlan<Sheet, Law>(RULES, lawSet)
    plans.set(lawSet, plan)
  }
  return plan
}

const shown = new WeakMap<readonly LineGap[], readonly Gap[]>()

/** What the sheet just computed misses, by the paths of the answer. */
export function gapsFound(plan: SheetGaps): readonly Gap[] {
  const found = plan.found()
  let gaps = shown.get(found)
  if (gaps === undefined) {
    gaps = byPath(found)
    shown.set(found, gaps)
  }
  return gaps
}

function byPath(found: readonly LineGap[]): readonly Gap[] {
  return Object.freeze(
    found.flatMap(({ rule, effect, parameters }) => {
      const needed = Object.freeze(parameters.map((parameter) => Object.freeze(parameter)))
      const lines = pathsOf(rule)
      return lines.map((line) => Object.freeze({ line, effect, parameters: needed }))
    })
  )
}
