import {
  applied,
  baseOf,
  concerns,
  figuresOf,
  type BareItem,
  type ChangeData,
  type KeptChange,
  type Outcome,
  type State,
} from '#modules/scenarios/pure'
import type { AskedPlan } from './messages.ts'

/** One person of a plan: what does not move is computed already. */
export interface Planned {
  item: BareItem
  before: Outcome
  /** The state that the moving change begins with; `still` is all of the outcome where it is not for this person. */
  from: State | null
  still: Outcome | null
}

/** A scenario's changes around the one that a slider moves, with the people who are computed under them so far. */
export class LivePlan {
  readonly people: Planned[] = []
  readonly byId = new Map<string, Planned>()
  readonly #moving: KeptChange | null
  readonly #earlier: readonly KeptChange[]
  readonly #later: readonly KeptChange[]

  constructor(readonly asked: AskedPlan) {
    const { changes, moving } = asked
    const at = changes.findIndex(({ id }) => id === moving)
    this.#moving = changes[at] ?? null
    this.#earlier = changes.slice(0, Math.max(at, 0))
    this.#later = at < 0 ? [] : changes.slice(at + 1)
  }

  /** One person more; what they are before any change is taken from the plan before, where that is the same. */
  add(item: BareItem, former: LivePlan | null): void {
    const known = former && this.#beginsAs(former) ? former.byId.get(item.id) : undefined
    const planned = this.#plannedOf(item, known?.before ?? this.#figuresOf(baseOf(item)))
    this.people.push(planned)
    this.byId.set(item.id, planned)
  }

  /** What moves, and what follows it, for one place of the slider. */
  moved(data: ChangeData): readonly KeptChange[] {
    return this.#moving ? [{ ...this.#moving, data }, ...this.#later] : []
  }

  /** A person after what `moved` told. */
  after({ item, from, still }: Planned, moved: readonly KeptChange[]): Outcome {
    return still ?? this.#figuresOf(this.#stateAfter(item, from, moved).state)
  }

  #plannedOf(item: BareItem, before: Outcome): Planned {
    const base = baseOf(item)
    if (this.#moving && concerns(this.#moving, item.id))
      return { item, before, from: this.#stateAfter(item, base, this.#earlier).state, still: null }
    const { state, isMoved } = this.#stateAfter(item, base, this.asked.changes)
    return { item, before, from: null, still: isMoved ? this.#figuresOf(state) : before }
  }

  #stateAfter(item: BareItem, from: State | null, changes: readonly KeptChange[]) {
    let state = from
    let isMoved = false
    for (const change of changes) {
      if (!concerns(change, item.id)) continue
      const next = applied(state, item, change, this.asked.date)
      if (typeof next === 'string') continue
      state = next
      isMoved = true
    }
    return { state, isMoved }
  }

  #figuresOf(state: State | null): Outcome {
    return figuresOf(state, this.asked.company, this.asked.date)
  }

  #beginsAs({ asked: { date, company } }: LivePlan): boolean {
    const { effectif, assuranceLoiTaux } = this.asked.company
    return (
      date === this.asked.date &&
      company.effectif === effectif &&
      company.assuranceLoiTaux === assuranceLoiTaux
    )
  }
}
