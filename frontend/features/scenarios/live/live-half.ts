import {
  applied,
  baseOf,
  concerns,
  figuresOf,
  Sums,
  type BareItem,
  type ChangeData,
  type Company,
  type KeptChange,
  type Outcome,
  type State,
} from '#modules/scenarios/pure'
import type { FromWorker, LiveRow, ToWorker } from './messages.ts'

/** People computed before what arrived meanwhile is read: some milliseconds. */
const CHUNK = 200

/** One person of the plan: what does not move is computed already. */
interface Planned {
  item: BareItem
  before: Outcome
  /** The state that the moving change begins with; `still` is all of the outcome where it is not for this person. */
  from: State | null
  still: Outcome | null
}

/**
 * A part of a scenario's people, computed again with each move of a slider. A move that is overtaken by another one stops
 * at the next chunk.
 */
export class LiveHalf {
  readonly #answer: (message: FromWorker) => void
  readonly #nextTurn: () => Promise<void>
  readonly #items: BareItem[] = []
  #planned: Planned[] = []
  #byId = new Map<string, Planned>()
  #moving: KeptChange | null = null
  #later: KeptChange[] = []
  #date = ''
  #company: Company = { effectif: 1, assuranceLoiTaux: 0 }
  #lastPlan = 0
  #lastMove = 0

  constructor(answer: (message: FromWorker) => void, nextTurn: () => Promise<void>) {
    this.#answer = answer
    this.#nextTurn = nextTurn
  }

  receive(message: ToWorker): void {
    if (message.kind === 'load') {
      this.#items.push(...message.items)
      this.#answer({ kind: 'loaded', people: this.#items.length })
    } else if (message.kind === 'plan') void this.#plan(message)
    else void this.#move(message)
  }

  async #plan({ plan, changes, moving, date, company }: Extract<ToWorker, { kind: 'plan' }>) {
    this.#lastPlan = plan
    this.#lastMove = 0
    const at = changes.findIndex(({ id }) => id === moving)
    const known = date === this.#date && JSON.stringify(company) === JSON.stringify(this.#company)
    const befores = known ? this.#byId : new Map<string, Planned>()
    const planned: Planned[] = []
    for (let from = 0; from < this.#items.length; from += CHUNK) {
      for (const item of this.#items.slice(from, from + CHUNK)) {
        const before = befores.get(item.id)?.before ?? figuresOf(baseOf(item), company, date)
        planned.push(plannedOf(item, before, changes, at, date, company))
      }
      await this.#nextTurn()
      if (this.#lastPlan !== plan) return
    }
    this.#date = date
    this.#company = company
    this.#planned = planned
    this.#byId = new Map(planned.map((each) => [each.item.id, each]))
    this.#moving = changes[at] ?? null
    this.#later = at < 0 ? [] : changes.slice(at + 1)
    this.#answer({ kind: 'planned', plan })
  }

  async #move({ move, data, visible }: Extract<ToWorker, { kind: 'move' }>) {
    this.#lastMove = move
    const change = this.#moving && { ...this.#moving, data }
    const rows: LiveRow[] = visible.flatMap((id) => {
      const planned = this.#byId.get(id)
      return planned ? [{ id, after: this.#after(planned, change).figures }] : []
    })
    if (rows.length > 0) this.#answer({ kind: 'rows', move, rows })
    const sums = new Sums()
    const people = this.#planned
    for (let from = 0; from < people.length; from += CHUNK) {
      for (let at = from; at < Math.min(from + CHUNK, people.length); at++)
        sums.add(people[at]!.before, this.#after(people[at]!, change))
      await this.#nextTurn()
      if (this.#lastMove !== move) return
    }
    this.#answer({ kind: 'sums', move, totals: sums.totals() })
  }

  #after(
    { item, from, still }: Planned,
    change: (KeptChange & { data: ChangeData }) | null
  ): Outcome {
    if (still !== null || change === null) return still!
    let state = from
    for (const each of [change, ...this.#later]) {
      if (each !== change && !concerns(each, item.id)) continue
      const next = applied(state, item, each, this.#date)
      if (typeof next !== 'string') state = next
    }
    return figuresOf(state, this.#company, this.#date)
  }
}

/** What of a person stays as it is while one change moves. */
function plannedOf(
  item: BareItem,
  before: Outcome,
  changes: readonly KeptChange[],
  at: number,
  date: string,
  company: Company
): Planned {
  const moves = at >= 0 && concerns(changes[at]!, item.id)
  let state = baseOf(item)
  let moved = false
  for (const change of moves ? changes.slice(0, at) : changes) {
    if (!concerns(change, item.id)) continue
    const next = applied(state, item, change, date)
    if (typeof next === 'string') continue
    state = next
    moved = true
  }
  if (moves) return { item, before, from: state, still: null }
  return { item, before, from: null, still: moved ? figuresOf(state, company, date) : before }
}
