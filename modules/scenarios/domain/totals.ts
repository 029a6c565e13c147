import type { Figures, Months, Outcome } from './simulate.ts'
import { COST_GROUPS, MONTHS, noMonths } from './simulate.ts'

/** Two sums of the same: of the base, and after the changes. */
export interface BeforeAfter {
  before: number
  after: number
}

/** A scenario's sums; EUR, whole people. They are added in cents, so that no order of people changes one. */
export interface Totals {
  people: BeforeAfter
  /** Whom the engine refused, before or after. */
  failed: number
  /** Of a month, by the share of the year that each is there. */
  gross: BeforeAfter
  net: BeforeAfter
  /** Of the twelve months. */
  cost: BeforeAfter
  /** Of a month, and how many it is kept from. */
  retenu: number
  retenuPeople: number
  moderation: number
  /** Who has less net than before. */
  losers: number
  /** The middle gain in net of a month, to a euro; null without anybody. */
  medianGain: number | null
  /** How many gain so much net a month, by steps of `GAIN_STEP` EUR; the step's number is its lower end divided by it. */
  gains: Record<string, number>
}

/** EUR a month. */
export const GAIN_STEP = 4

/** EUR of net a month; less than a cent is no loss. */
export const NO_LOSS = 0.005

/** Adds people up, one by one; the browser and the server use the same. */
export class Sums {
  #people = { before: 0, after: 0 }
  #failed = 0
  #gross = { before: 0, after: 0 }
  #net = { before: 0, after: 0 }
  #cost = { before: 0, after: 0 }
  #retenu = 0
  #retenuPeople = 0
  #moderation = 0
  #losers = 0
  readonly #gains: Record<string, number> = {}

  add(before: Outcome, after: Outcome): void {
    if (before.failure !== null || after.failure !== null) {
      this.#failed++
      return
    }
    this.#side('before', before.figures)
    this.#side('after', after.figures)
    if (after.figures) {
      this.#retenu += inCents(after.figures.retenu)
      this.#moderation += inCents(after.figures.moderation)
      if (after.figures.retenu > 0) this.#retenuPeople++
    }
    if (before.figures && after.figures) this.#gain(after.figures.net - before.figures.net)
  }

  /** What another one has added up, as when two workers had each a half. */
  merge(other: Totals): void {
    for (const side of ['before', 'after'] as const) {
      this.#people[side] += other.people[side]
      this.#gross[side] += inCents(other.gross[side])
      this.#net[side] += inCents(other.net[side])
      this.#cost[side] += inCents(other.cost[side])
    }
    this.#failed += other.failed
    this.#retenu += inCents(other.retenu)
    this.#retenuPeople += other.retenuPeople
    this.#moderation += inCents(other.moderation)
    this.#losers += other.losers
    for (const [step, people] of Object.entries(other.gains))
      this.#gains[step] = (this.#gains[step] ?? 0) + people
  }

  totals(): Totals {
    return {
      people: { ...this.#people },
      failed: this.#failed,
      gross: inEuros(this.#gross),
      net: inEuros(this.#net),
      cost: inEuros(this.#cost),
      retenu: this.#retenu / 100,
      retenuPeople: this.#retenuPeople,
      moderation: this.#moderation / 100,
      losers: this.#losers,
      medianGain: medianOf(this.#gains),
      gains: { ...this.#gains },
    }
  }

  #side(side: 'before' | 'after', figures: Figures | null): void {
    if (!figures) return
    this.#people[side]++
    this.#gross[side] += inCents(figures.gross * figures.share)
    this.#net[side] += inCents(figures.net * figures.share)
    this.#cost[side] += inCents(figures.cost)
  }

  #gain(gain: number): void {
    if (gain < -NO_LOSS) this.#losers++
    const step = Math.floor((gain + Number.EPSILON) / GAIN_STEP)
    this.#gains[step] = (this.#gains[step] ?? 0) + 1
  }
}

/** Sums of months by group of cost. */
export class MonthSums {
  readonly #sums = noMonths()

  add(months: Months | null): void {
    if (!months) return
    for (const group of COST_GROUPS)
      for (let month = 0; month < MONTHS; month++)
        this.#sums[group][month]! += inCents(months[group][month]!)
  }

  months(): Months {
    const euros = noMonths()
    for (const group of COST_GROUPS) euros[group] = this.#sums[group].map((each) => each / 100)
    return euros
  }
}

/** The lower end of the step that the person in the middle stands in. */
function medianOf(gains: Record<string, number>): number | null {
  const steps = Object.entries(gains)
    .map(([step, people]) => [Number(step), people] as const)
    .sort(([a], [b]) => a - b)
  const all = steps.reduce((sum, [, people]) => sum + people, 0)
  let seen = 0
  for (const [step, people] of steps) {
    seen += people
    if (seen * 2 >= all) return step * GAIN_STEP
  }
  return null
}

function inCents(amount: number): number {
  return Math.round(amount * 100)
}

function inEuros({ before, after }: BeforeAfter): BeforeAfter {
  return { before: before / 100, after: after / 100 }
}
