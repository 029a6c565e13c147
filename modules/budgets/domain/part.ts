import type { YearOfCost, Groups } from './groups.ts'
import { GROUPS, ofGroups } from './groups.ts'
import { noSteps, zeros, type Step, type Steps } from './steps.ts'
import type { Share } from './turnover.ts'

const TWELVE = 12

/** What one person, or who replaces them, costs in each month of a budget; cents. */
export interface PartFigures {
  /** How much of a person is there. */
  people: number[]
  steps: Steps
  groups: Groups<number[]>
  /** The whole cost at the lower and at the upper end of the index. */
  low: number[]
  high: number[]
  /** Of it the special contribution of the wage moderation. */
  moderation: number[]
  /** What the month adds to the holiday pay of next year, and to the year-end premium of this one. */
  accrued: { holidayPay: number[]; yearEnd: number[] }
}

/** A month of somebody whole, with what is planned. */
export interface Priced {
  groups: Groups<number>
  year: YearOfCost
  contribution: number
}

/** Figures month by month, of which a share is expected: steps are what the cost of that share moves by. */
export class Part {
  readonly figures: PartFigures
  #share: Share | undefined
  #reached = 0

  constructor(months: number) {
    this.figures = {
      people: zeros(months),
      steps: noSteps(months),
      groups: ofGroups(() => zeros(months)),
      low: zeros(months),
      high: zeros(months),
      moderation: zeros(months),
      accrued: { holidayPay: zeros(months), yearEnd: zeros(months) },
    }
  }

  /** Begins a month with what all of the share cost by the first version. */
  enter(i: number, step: Step, groups: Groups<number>, share: Share): void {
    this.#reached = 0
    this.become(i, step, groups, share)
  }

  /** The share becomes another one: what that moves is of the step. */
  become(i: number, step: Step, groups: Groups<number>, share: Share): void {
    this.#share = share
    this.move(i, step, groups)
  }

  move(i: number, step: Step, groups: Groups<number>): void {
    const to = sumOf(this.#weighed(groups))
    this.figures.steps[step][i]! += to - this.#reached
    this.#reached = to
  }

  /** What the month comes to, where the index is as expected. */
  fill(i: number, { groups, year, contribution }: Priced): void {
    const { figures } = this
    const { people } = this.#share!
    const weighed = this.#weighed(groups)
    figures.people[i] = people
    figures.moderation[i] = Math.round(contribution * people)
    for (const group of GROUPS) figures.groups[group][i] = weighed[group]
    for (const name of ['holidayPay', 'yearEnd'] as const)
      figures.accrued[name][i] = Math.round(twelfth(year[name], i) * people)
  }

  /** What it comes to at an end of the range. */
  fillEnd(i: number, end: 'low' | 'high', groups: Groups<number>): void {
    this.figures[end][i] = sumOf(this.#weighed(groups))
  }

  #weighed(groups: Groups<number>): Groups<number> {
    return ofGroups((group) => Math.round(groups[group] * this.#share!.of[group]))
  }
}

export function sumOf(groups: Groups<number>): number {
  return GROUPS.reduce((all, group) => all + groups[group], 0)
}

/** A twelfth of what a year has, so that twelve months in a row have all of it. */
function twelfth(year: readonly number[], i: number): number {
  const whole = year.reduce((all, each) => all + each, 0)
  return (
    Math.round((whole * ((i % TWELVE) + 1)) / TWELVE) - Math.round((whole * (i % TWELVE)) / TWELVE)
  )
}

/** The same of so many. */
export function timesPart(figures: PartFigures, count: number): PartFigures {
  if (count === 1) return figures
  const all = (each: number[]) => each.map((value) => value * count)
  return {
    people: all(figures.people),
    steps: Object.fromEntries(
      Object.entries(figures.steps).map(([step, each]) => [step, all(each)])
    ) as Steps,
    groups: ofGroups((group) => all(figures.groups[group])),
    low: all(figures.low),
    high: all(figures.high),
    moderation: all(figures.moderation),
    accrued: {
      holidayPay: all(figures.accrued.holidayPay),
      yearEnd: all(figures.accrued.yearEnd),
    },
  }
}
