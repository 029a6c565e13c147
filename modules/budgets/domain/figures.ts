import { GROUPS, ofGroups, type Groups } from './groups.ts'
import type { PartFigures } from './part.ts'
import type { Person, PersonFigures } from './person.ts'
import { noSteps, STEPS, zeros, type Steps } from './steps.ts'

/** What a department and cost centre have of a budget; cents. */
export interface BudgetLine {
  departmentId: string | null
  costCenterId: string | null
  /** Fractions where turnover is supposed: how many are expected. */
  people: number[]
  groups: Groups<number[]>
}

/** The figures of a budget: each list has one entry a month, in cents. */
export interface BudgetFigures {
  people: number[]
  /**
   * Who is expected to leave without a name after each month, and to come in their place in it; left out of what was computed
   * before there was a turnover.
   */
  leaving?: number[]
  joining?: number[]
  steps: Steps
  low: number[]
  high: number[]
  moderation: number[]
  accrued: { holidayPay: number[]; yearEnd: number[] }
  lines: BudgetLine[]
  /** Versions of contracts that the law refuses, and which are in no figure. */
  failed: number
}

/** Parts of a person are added up in millionths. */
const PARTS = 1_000_000

/** Adds people up; in cents and millionths of a person, so that no order of them changes a sum. */
export class BudgetSums {
  readonly #months: number
  readonly #figures: BudgetFigures & { leaving: number[]; joining: number[] }
  readonly #lines = new Map<string, BudgetLine>()

  constructor(months: number) {
    this.#months = months
    this.#figures = {
      people: zeros(months),
      leaving: zeros(months),
      joining: zeros(months),
      steps: noSteps(months),
      low: zeros(months),
      high: zeros(months),
      moderation: zeros(months),
      accrued: { holidayPay: zeros(months), yearEnd: zeros(months) },
      lines: [],
      failed: 0,
    }
  }

  add(person: Person, { own, replacing, leaving, joining }: PersonFigures): void {
    const all = this.#figures
    all.failed += person.versions.filter(({ cost }) => cost === null).length
    addTo(all.leaving, inParts(leaving))
    addTo(all.joining, inParts(joining))
    for (const part of replacing ? [own, replacing] : [own]) this.#addPart(person, part)
  }

  figures(): BudgetFigures {
    const whole = (parts: readonly number[]) => parts.map((each) => each / PARTS)
    const { people, leaving, joining } = this.#figures
    return {
      ...this.#figures,
      people: whole(people),
      leaving: whole(leaving),
      joining: whole(joining),
      lines: [...this.#lines.values()].map((line) => ({ ...line, people: whole(line.people) })),
    }
  }

  #addPart(person: Person, part: PartFigures): void {
    const all = this.#figures
    const line = this.#line(person)
    const people = inParts(part.people)
    addTo(all.people, people)
    addTo(line.people, people)
    for (const step of STEPS) addTo(all.steps[step], part.steps[step])
    for (const group of GROUPS) addTo(line.groups[group], part.groups[group])
    for (const name of ['low', 'high', 'moderation'] as const) addTo(all[name], part[name])
    for (const name of ['holidayPay', 'yearEnd'] as const)
      addTo(all.accrued[name], part.accrued[name])
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

function inParts(people: readonly number[]): number[] {
  return people.map((each) => Math.round(each * PARTS))
}

function addTo(sums: number[], more: readonly number[]): void {
  for (const [month, each] of more.entries()) sums[month]! += each
}
