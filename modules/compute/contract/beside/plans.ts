import { explained, explanationPlan } from '../../engine/explanation.ts'
import { GapPlan } from '../../engine/gaps.ts'
import type { Rule, RuleUnit } from '../../engine/rule.ts'
import {
  legislation,
  type WholeLaw,
  type WholeLawSet,
  type ParameterId,
} from '../../legislation/index.ts'
import type { PlainDate } from '../../engine/dates.ts'
import type { ExplanationLine } from '../types.ts'

/** A figure of the law that is not known, with the day since when. */
export type NamedGap = { readonly id: string; readonly from: PlainDate }

/** What lines that stand beside a payslip need of each law set: their gaps and their explanation, made once. */
export class PlansBeside<S extends object, F extends keyof S & string> {
  readonly #gaps = new WeakMap<WholeLawSet, GapPlan<S, WholeLaw>>()
  readonly #explanations = new WeakMap<WholeLawSet, ReturnType<typeof explanationPlan>>()

  /** @param sheet any sheet: the order of its fields is that of every other */
  constructor(
    readonly lines: readonly Rule<S, WholeLaw, F, ParameterId>[],
    readonly sheet: S,
    readonly units: Readonly<Partial<Record<F, RuleUnit>>>
  ) {}

  /** Takes out of a computed sheet what cannot be known; the plan says afterwards what that was. */
  applied(sheet: S, lawSet: WholeLawSet): GapPlan<S, WholeLaw> {
    let plan = this.#gaps.get(lawSet)
    if (plan === undefined)
      this.#gaps.set(lawSet, (plan = new GapPlan<S, WholeLaw>(this.lines, lawSet)))
    plan.apply(sheet, lawSet.law)
    return plan
  }

  explained(sheet: S, lawSet: WholeLawSet): readonly ExplanationLine[] {
    let plan = this.#explanations.get(lawSet)
    if (plan === undefined) {
      plan = explanationPlan(
        this.lines,
        this.sheet,
        this.units as Readonly<Record<string, RuleUnit>>,
        lawSet,
        legislation
      )
      this.#explanations.set(lawSet, plan)
    }
    return explained(plan, sheet)
  }
}

/** Each figure that the last sheet of a plan misses, once. */
export function namedGaps<S extends object>(plan: GapPlan<S, WholeLaw>): readonly NamedGap[] {
  if (!plan.isConcerned) return []
  const found = plan.found().flatMap(({ parameters }) => parameters)
  return [...new Map(found.map((each) => [each.id, each])).values()]
}
