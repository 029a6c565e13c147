import { grossOf, withGross } from './changes/gross.ts'
import type { BridgeStep, DepartmentCost, KeptTotals } from './kept_totals.ts'
import type { Company, State } from './person.ts'
import {
  applied,
  baseOf,
  concerns,
  figuresOf,
  MONTHS,
  monthsOf,
  type Item,
  type KeptChange,
  type Outcome,
} from './simulate.ts'
import type { Skipped } from './changes/change.ts'
import { MonthSums, Sums } from './totals.ts'

/** What is computed of one person and kept. */
export interface Reckoned {
  before: Outcome
  after: Outcome
  skipped: { changeId: string; reason: Skipped }[]
}

/** A person with the department that their cost is summed in. */
export interface PlacedItem extends Item {
  departmentId: string | null
  department: string | null
}

/**
 * Computes a scenario person by person and adds up what is kept of it: sums, months, departments, and what each change
 * moves. Memory does not grow with the people.
 */
export class Reckoning {
  readonly #company: Company
  readonly #date: string
  readonly #changes: readonly KeptChange[]
  readonly #sums = new Sums()
  readonly #before = new MonthSums()
  readonly #after = new MonthSums()
  readonly #departments = new Map<string | null, DepartmentCost>()
  readonly #bridge = new Map<string, BridgeStep>()

  constructor(company: Company, date: string, changes: readonly KeptChange[]) {
    this.#company = company
    this.#date = date
    this.#changes = changes
  }

  add(item: PlacedItem): Reckoned {
    const base = baseOf(item)
    const before = figuresOf(base, this.#company, this.#date)
    const steps: { change: KeptChange; from: State | null; state: State; outcome: Outcome }[] = []
    const skipped: Reckoned['skipped'] = []
    let state = base
    for (const change of this.#changes) {
      if (!concerns(change, item.id)) continue
      const next = applied(state, item, change, this.#date)
      if (typeof next === 'string') {
        skipped.push({ changeId: change.id, reason: next })
        continue
      }
      // A change that is not about this person moves no figure.
      if (next === state) continue
      steps.push({
        change,
        from: state,
        state: next,
        outcome: figuresOf(next, this.#company, this.#date),
      })
      state = next
    }
    const after = steps.at(-1)?.outcome ?? before
    this.#sums.add(before, after)
    if (before.failure === null && after.failure === null) {
      this.#before.add(monthsOf(base, before, this.#company, this.#date))
      this.#after.add(monthsOf(state, after, this.#company, this.#date))
      this.#place(item, before, after)
      let cost = before.figures?.cost ?? 0
      for (const { change, from, state: to, outcome } of steps) {
        if (outcome.failure !== null) continue
        const reached = outcome.figures?.cost ?? 0
        this.#step(change, from, to, outcome, reached - cost)
        cost = reached
      }
    }
    return { before, after, skipped }
  }

  totals(): KeptTotals {
    return {
      sums: this.#sums.totals(),
      months: { before: this.#before.months(), after: this.#after.months() },
      departments: [...this.#departments.values()]
        .map((each) => ({ ...each, before: each.before / 100, after: each.after / 100 }))
        .sort((a, b) => b.after - a.after || (a.name ?? '').localeCompare(b.name ?? '')),
      bridge: [...this.#bridge.values()].map((each) => ({ ...each, amount: each.amount / 100 })),
    }
  }

  #place({ departmentId, department }: PlacedItem, before: Outcome, after: Outcome): void {
    const sum = this.#departments.get(departmentId) ?? {
      id: departmentId,
      name: department,
      people: 0,
      before: 0,
      after: 0,
    }
    sum.people += after.figures ? 1 : 0
    sum.before += inCents(before.figures?.cost)
    sum.after += inCents(after.figures?.cost)
    this.#departments.set(departmentId, sum)
  }

  /** Of an index: what it would be without the cap, what the cap keeps of that, and the contribution that this brings. */
  #step(change: KeptChange, from: State | null, to: State, outcome: Outcome, moved: number): void {
    const share = outcome.figures?.share ?? 0
    const contribution =
      (to.cotisationModeration - (from?.cotisationModeration ?? 0)) * MONTHS * share
    const kept = to.retenu - (from?.retenu ?? 0)
    let withheld = 0
    if (kept > 0) {
      const whole = figuresOf(withGross(to, grossOf(to)! + kept), this.#company, this.#date)
      withheld = (outcome.figures?.cost ?? 0) - (whole.figures?.cost ?? outcome.figures?.cost ?? 0)
    }
    this.#move(change, 'change', inCents(moved) - inCents(contribution) - inCents(withheld))
    this.#move(change, 'retenu', inCents(withheld))
    this.#move(change, 'moderation', inCents(contribution))
  }

  #move({ id, type }: KeptChange, part: BridgeStep['part'], amount: number): void {
    if (amount === 0 && part !== 'change') return
    const key = `${id} ${part}`
    const step = this.#bridge.get(key) ?? { changeId: id, type, part, amount: 0 }
    this.#bridge.set(key, { ...step, amount: step.amount + amount })
  }
}

function inCents(amount: number | undefined): number {
  return Math.round((amount ?? 0) * 100)
}
