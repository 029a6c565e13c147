import { GROUPS, ofGroups, type Groups } from './groups.ts'
import type { Person, PersonFigures } from './person.ts'
import { noSteps, STEPS, zeros, type Steps } from './steps.ts'

/** What a department and cost centre have of a budget; cents. */
export interface BudgetLine {
  departmentId: string | null
  costCenterId: string | null
  people: number[]
  groups: Groups<number[]>
}

/** The figures of a budget: each list has one entry a month, in cents. */
export interface BudgetFigures {
  people: number[]
  steps: Steps
  low: number[]
  high: number[]
  moderation: number[]
  accrued: { holidayPay: number[]; yearEnd: number[] }
  lines: BudgetLine[]
  /** Versions of contracts that the law refuses, and which are in no figure. */
  failed: number
}

/** Adds people up; in cents, so that no order of them changes a sum. */
export class BudgetSums {
  readonly #months: number
  readonly #figures: BudgetFigures
  readonly #lines = new Map<string, BudgetLine>()

  constructor(months: number) {
    this.#months = months
    this.#figures = {
      people: zeros(months),
      steps: noSteps(months),
      low: zeros(months),
      high: zeros(months),
      moderation: zeros(months),
      accrued: { holidayPay: zeros(months), yearEnd: zeros(months) },
      lines: [],
      failed: 0,
    }
  }

  add(person: Person, figures: PersonFigures): void {
    const all = this.#figures
    const line = this.#line(person)
    all.failed += person.versions.filter(({ cost }) => cost === null).length
    for (let month = 0; month < this.#months; month++) {
      const people = figures.present[month] ? person.count : 0
      all.people[month]! += people
      line.people[month]! += people
      for (const step of STEPS) all.steps[step][month]! += figures.steps[step][month]!
      for (const group of GROUPS) line.groups[group][month]! += figures.groups[group][month]!
      for (const name of ['low', 'high', 'moderation'] as const)
        all[name][month]! += figures[name][month]!
      for (const name of ['holidayPay', 'yearEnd'] as const)
        all.accrued[name][month]! += figures.accrued[name][month]!
    }
  }

  figures(): BudgetFigures {
    return { ...this.#figures, lines: [...this.#lines.values()] }
  }

  #line({ departmentId, costCenterId }: Person): BudgetLine {
    const key = `${departmentId} ${costCenterId}`
    const line = this.#lines.get(key) ?? {
      departmentId,
      costCenterId,
      people: zeros(this.#months),
      groups: ofGroups(() => zeros(this.#months)),
    }
    this.#lines.set(key, line)
    return line
  }
}
