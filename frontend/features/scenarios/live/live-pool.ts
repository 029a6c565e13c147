import {
  Sums,
  type ChangeData,
  type Company,
  type KeptChange,
  type Totals,
} from '#modules/scenarios/pure'
import type { FromWorker, LiveRow, ToWorker } from './messages.ts'

/** What a move comes to: the rows in sight first, then the sums of all. */
export interface LiveResult {
  /** What the moving change said. */
  data: ChangeData
  rows: ReadonlyMap<string, LiveRow>
  totals: Totals
}

/** So many workers at most: the page itself needs a core too, but waits while they compute. */
const MOST_WORKERS = 4

/** So many people are computed for nobody before the first move: by then the engine is compiled. */
const REHEARSED = 20_000
/** Of few people no more than so often. */
const MOST_REHEARSALS = 10

interface Move {
  data: ChangeData
  visible: readonly string[]
}

interface Listeners {
  onLoaded: (people: number) => void
  /** Some people did not come, or a worker broke: there are no more answers. */
  onFailed: () => void
  onReady: () => void
  onResult: (result: LiveResult) => void
}

/** The workers of a scenario's screen: they share its people, and their answers are put together here. */
export class LivePool {
  readonly #workers: Worker[]
  readonly #listeners: Listeners
  #loaded: number[]
  #waiting = 0
  #plan = 0
  #moving: string | null | undefined
  #move = 0
  #isPlanned = false
  /** What a slider said last, until it is answered, and what is being computed of it. */
  #asked: Move | null = null
  #underWay: Move | null = null
  #rows = new Map<string, LiveRow>()
  #parts: Totals[] = []
  /** What the moving change says now, and how often it is still computed for nobody. */
  #kept: ChangeData | null = null
  #rehearsals = 0

  constructor(listeners: Listeners) {
    this.#listeners = listeners
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1))
    this.#workers = Array.from(
      { length: count },
      () => new Worker(new URL('./live.worker.ts', import.meta.url), { type: 'module' })
    )
    this.#loaded = this.#workers.map(() => 0)
    this.#workers.forEach((worker, at) =>
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
        this.#receive(data, at)
      )
    )
    for (const worker of this.#workers) worker.addEventListener('error', () => this.#fail())
  }

  /** Each worker asks for as many of a scenario's people. */
  load(scenarioId: string): void {
    const of = this.#workers.length
    this.#workers.forEach((_, part) => this.#tell(part, { kind: 'load', scenarioId, part, of }))
  }

  /**
   * A move that is not answered yet is asked again under the new plan, unless another change moves from now on.
   *
   * @param keptData what the moving change says now: until somebody moves it, the workers rehearse with it
   */
  plan(
    changes: readonly KeptChange[],
    moving: string | null,
    date: string,
    company: Company,
    keptData: ChangeData | null = null
  ): void {
    if (this.#moving !== undefined && moving !== this.#moving) this.#asked = null
    this.#moving = moving
    this.#underWay = null
    this.#kept = keptData
    // What is still computed is of the plan before.
    this.#move++
    this.#plan++
    this.#isPlanned = false
    this.#waiting = this.#workers.length
    this.#all({ kind: 'plan', plan: this.#plan, changes, moving, date, company })
  }

  /**
   * While a plan or another move is computed a move waits for it; of several the last one is answered. The one under way is
   * not left: a slider that is drawn along without a pause would show nothing until it rests.
   */
  move(data: ChangeData, visible: readonly string[]): void {
    this.#asked = { data, visible }
    this.#rehearsals = 0
    this.#ask()
  }

  /** Whether a move is being computed. */
  get isMoving(): boolean {
    return this.#isPlanned && this.#asked !== null
  }

  end(): void {
    for (const worker of this.#workers) worker.terminate()
  }

  #receive(answer: FromWorker, at: number): void {
    switch (answer.kind) {
      case 'loaded':
        this.#loaded[at] = answer.people
        this.#listeners.onLoaded(this.#people)
        break
      case 'failed':
        this.#fail()
        break
      case 'planned':
        if (answer.plan !== this.#plan || --this.#waiting > 0) return
        this.#isPlanned = true
        this.#listeners.onReady()
        this.#rehearsals = rehearsalsOf(this.#people)
        this.#next()
        break
      case 'rows':
        if (answer.move !== this.#move) return
        for (const row of answer.rows) this.#rows.set(row.id, row)
        break
      case 'sums':
        if (answer.move !== this.#move) return
        this.#parts.push(answer.totals)
        if (this.#parts.length < this.#workers.length) return
        if (this.#underWay) this.#answer(this.#underWay)
        this.#next()
    }
  }

  get #people(): number {
    return this.#loaded.reduce((sum, each) => sum + each, 0)
  }

  #answer(move: Move): void {
    const sums = new Sums()
    for (const part of this.#parts) sums.merge(part)
    if (this.#asked === move) this.#asked = null
    this.#underWay = null
    this.#listeners.onResult({ data: move.data, rows: this.#rows, totals: sums.totals() })
  }

  /** A move that waits is not answered any more, and holds nothing up. */
  #fail(): void {
    this.end()
    this.#isPlanned = false
    this.#asked = null
    this.#underWay = null
    this.#listeners.onFailed()
  }

  #ask(): void {
    if (!this.#asked || !this.#isPlanned || this.#underWay) return
    this.#underWay = this.#asked
    this.#tellMove(this.#asked)
  }

  /** The move that waits, or one of nobody, which the first of somebody overtakes. */
  #next(): void {
    if (this.#asked) return this.#ask()
    if (!this.#kept || this.#rehearsals-- <= 0) return
    this.#tellMove({ data: this.#kept, visible: [] })
  }

  #tellMove(move: Move): void {
    this.#move++
    this.#rows = new Map()
    this.#parts = []
    this.#all({ kind: 'move', move: this.#move, ...move })
  }

  #all(message: ToWorker): void {
    this.#workers.forEach((_, at) => this.#tell(at, message))
  }

  #tell(at: number, message: ToWorker): void {
    this.#workers[at]!.postMessage(message)
  }
}

function rehearsalsOf(people: number): number {
  return Math.min(MOST_REHEARSALS, Math.ceil(REHEARSED / Math.max(1, people)))
}
