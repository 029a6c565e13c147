import type { Month } from './calendar.ts'
import { GROUPS } from './groups.ts'
import { holding, usable, type Person, type Version } from './person.ts'
import { STEPS, sumAt, zeros, type Step, type Steps } from './steps.ts'

/** What a budget keeps of one person, or of hires without a name. */
export interface BudgetedPerson {
  workerId: string | null
  departmentId: string | null
  /** The version that the budget begins with. */
  contractId: string | null
  steps: Steps
}

export interface DepartmentVariance {
  departmentId: string | null
  budget: number
  actual: number
}

/** From what was budgeted to what came of it, over the months that are over; cents. The steps sum to the difference. */
export interface Variance {
  budget: number[]
  actual: number[]
  bridge: Record<Exclude<Step, 'base'>, number>
  departments: DepartmentVariance[]
}

/**
 * Why the months that are over cost something else than was budgeted, person by person. The versions that took over from
 * the one that the budget begins with each explain what they moved: index, merit or mix; what was planned of each is taken
 * off. Where the first version itself costs something else by now, that is the law. Who came without being budgeted is a
 * hire, less the hires that were; who is not there is a leaver.
 */
export function varianceOf(
  budgeted: readonly BudgetedPerson[],
  people: readonly Person[],
  months: readonly Month[]
): Variance {
  const result = new Difference(months.length)
  const actual = new Map(people.map((person) => [person.workerId, person]))
  for (const row of budgeted) {
    const person = row.workerId === null ? undefined : actual.get(row.workerId)
    if (person) actual.delete(row.workerId)
    months.forEach((month, i) => {
      const planned = sumAt(row.steps, i)
      const version = person && holding(usable(person), month)
      const cost = version ? costOf(version, month) : 0
      result.add(i, row.departmentId, planned, cost)
      if (row.workerId === null) result.move('hires', -planned)
      else if (planned === 0) result.move(row.steps.leavers[i] === 0 ? 'hires' : 'leavers', cost)
      else if (!version) result.move(hasCome(person, month) ? 'leavers' : 'hires', -planned)
      else explain(result, row, usable(person!), version, month, i, planned, cost)
    })
  }
  for (const person of actual.values())
    months.forEach((month, i) => {
      const version = holding(usable(person), month)
      if (!version) return
      const cost = costOf(version, month)
      result.add(i, person.departmentId, 0, cost)
      result.move('hires', cost)
    })
  return result.variance()
}

/** Who is there as budgeted: version by version from the first one, less what was planned. */
function explain(
  result: Difference,
  { steps, contractId }: BudgetedPerson,
  versions: readonly Version[],
  version: Version,
  month: Month,
  i: number,
  planned: number,
  cost: number
): void {
  const entered = steps.base[i]! + steps.hires[i]!
  const start = versions.findIndex((each) => each.contractId === contractId)
  let reached = entered
  let rest = cost - planned
  const move = (step: Exclude<Step, 'base'>, amount: number) => {
    result.move(step, amount)
    rest -= amount
  }
  if (start >= 0 && start <= versions.indexOf(version)) {
    const now = costOf(versions[start]!, month)
    move('law', now - reached - steps.law[i]!)
    reached = now
    for (const each of versions.slice(start + 1, versions.indexOf(version) + 1)) {
      const next = costOf(each, month)
      move(each.step, next - reached)
      reached = next
    }
    move('index', -steps.index[i]!)
    move('merit', -steps.merit[i]!)
    move('leavers', -steps.leavers[i]!)
  }
  // What was planned of the mix; all of it where the first version was corrected since.
  result.move('mix', rest)
}

/** Whether a person was there before, and left. */
function hasCome(person: Person | undefined, { first }: Month): boolean {
  return person === undefined || person.versions.some(({ start }) => start < first)
}

function costOf({ cost }: Version, { ofYear }: Month): number {
  return GROUPS.reduce((sum, group) => sum + cost![group][ofYear]!, 0)
}

class Difference {
  readonly #budget: number[]
  readonly #actual: number[]
  readonly #bridge = Object.fromEntries(
    STEPS.filter((step) => step !== 'base').map((step) => [step, 0])
  ) as Variance['bridge']
  readonly #departments = new Map<string | null, DepartmentVariance>()

  constructor(months: number) {
    this.#budget = zeros(months)
    this.#actual = zeros(months)
  }

  add(month: number, departmentId: string | null, budget: number, actual: number): void {
    this.#budget[month]! += budget
    this.#actual[month]! += actual
    const of = this.#departments.get(departmentId) ?? { departmentId, budget: 0, actual: 0 }
    of.budget += budget
    of.actual += actual
    this.#departments.set(departmentId, of)
  }

  move(step: Exclude<Step, 'base'>, amount: number): void {
    this.#bridge[step] += amount
  }

  variance(): Variance {
    return {
      budget: this.#budget,
      actual: this.#actual,
      bridge: { ...this.#bridge },
      departments: [...this.#departments.values()],
    }
  }
}
