import { Sums, type BareItem } from '#modules/scenarios/pure'
import type { BareItems } from '../../../api/bare-items.ts'
import { LivePlan } from './live-plan.ts'
import type { FromWorker, LiveRow, Share, ToWorker } from './messages.ts'

/** People computed before what arrived meanwhile is read: some five milliseconds. */
const CHUNK = 500

interface Around {
  answer: (message: FromWorker) => void
  /** Lets what has arrived meanwhile be read. */
  nextTurn: () => Promise<void>
  /** The people of a share, a slice at a time: those after one of them. */
  ask: (share: Share, after: string | null) => Promise<BareItems>
}

/**
 * A share of a scenario's people, computed as they come and again with each move of a slider. What another plan or move
 * overtakes stops at the next chunk.
 */
export class LiveHalf {
  readonly #around: Around
  readonly #items: BareItem[] = []
  #isComplete = false
  /** What moves are computed under; the latest plan once everybody is computed under it. */
  #plan: LivePlan | null = null
  #latest: LivePlan | null = null
  #underWay: LivePlan | null = null
  #lastMove = 0

  constructor(around: Around) {
    this.#around = around
  }

  receive(message: ToWorker): void {
    switch (message.kind) {
      case 'load':
        this.#orFail(this.#load(message))
        break
      case 'plan':
        this.#lastMove = 0
        this.#latest = new LivePlan(message)
        this.#orFail(this.#compute(this.#latest))
        break
      case 'move':
        if (this.#plan) this.#orFail(this.#move(message, this.#plan))
    }
  }

  /** Whatever breaks is told, so that the server computes: an error nobody takes would leave the slider waiting. */
  #orFail(work: Promise<void>): void {
    work.catch(() => this.#around.answer({ kind: 'failed' }))
  }

  async #load(share: Share): Promise<void> {
    const { ask, answer } = this.#around
    let slice = ask(share, null)
    while (!this.#isComplete) {
      const { data, next } = await slice
      // The next slice is on its way while this one is computed.
      if (next) slice = ask(share, next)
      this.#items.push(...data)
      this.#isComplete = next === null
      answer({ kind: 'loaded', people: this.#items.length })
      if (this.#latest) this.#orFail(this.#compute(this.#latest))
    }
  }

  async #compute(plan: LivePlan): Promise<void> {
    // It comes to those who have come meanwhile.
    if (this.#underWay === plan) return
    this.#underWay = plan
    while (plan.people.length < this.#items.length) {
      const from = plan.people.length
      for (const item of this.#items.slice(from, from + CHUNK)) plan.add(item, this.#plan)
      await this.#around.nextTurn()
      if (this.#latest !== plan) return
    }
    this.#underWay = null
    if (!this.#isComplete) return
    this.#plan = plan
    this.#around.answer({ kind: 'planned', plan: plan.asked.plan })
  }

  async #move(
    { move, data, visible }: Extract<ToWorker, { kind: 'move' }>,
    plan: LivePlan
  ): Promise<void> {
    const { answer, nextTurn } = this.#around
    this.#lastMove = move
    const moved = plan.moved(data)
    const rows: LiveRow[] = visible.flatMap((id) => {
      const planned = plan.byId.get(id)
      return planned ? [{ id, after: plan.after(planned, moved).figures }] : []
    })
    if (rows.length > 0) answer({ kind: 'rows', move, rows })
    const sums = new Sums()
    const { people } = plan
    for (let from = 0; from < people.length; from += CHUNK) {
      for (let at = from; at < Math.min(from + CHUNK, people.length); at++)
        sums.add(people[at]!.before, plan.after(people[at]!, moved))
      await nextTurn()
      if (this.#lastMove !== move) return
    }
    answer({ kind: 'sums', move, totals: sums.totals() })
  }
}
