import { mean } from './definitions.ts'
import { Told } from './suppression.ts'

/** One person in the heat map: where they stand, and the figures that are summed; null where there is none. */
export interface Placed {
  id: string
  department: string
  level: string
  compaRatio: number | null
  employerCost: number
  /** Of pay at full time since a year ago, as a share. */
  change: number | null
}

export const MEASURES = ['compaRatio', 'employerCost', 'headcount', 'change'] as const
export type Measure = (typeof MEASURES)[number]

/** Who stands in a cell; an empty department or level is that of a total. */
export interface Cell {
  department: string | null
  level: string | null
  /** Null where the group is hidden. */
  headcount: number | null
  compaRatio: number | null
  /** EUR of a year, of all of them. */
  employerCost: number | null
  change: number | null
  /** True where a figure is hidden because too few people stand behind it. */
  hidden: boolean
}

export interface HeatMap {
  departments: string[]
  levels: string[]
  /** Those with people, and the totals. */
  cells: Cell[]
}

/** Every cell, for who may see each person. */
export function heatMapOf(people: readonly Placed[]): HeatMap {
  return mapOf(people, (group) => ({
    headcount: group.length,
    compaRatio: mean(group.flatMap(({ compaRatio }) => compaRatio ?? [])),
    employerCost: group.reduce((sum, { employerCost }) => sum + employerCost, 0),
    change: mean(group.flatMap(({ change }) => change ?? [])),
    hidden: false,
  }))
}

/** The figures that are kept apart: each is a sum over the people who have it, and what one tells the others do not. */
const KEPT_APART = {
  compaRatio: ({ compaRatio }: Placed) => compaRatio !== null,
  employerCost: () => true,
  change: ({ change }: Placed) => change !== null,
} as const

/**
 * The tables of a company for who may not see each person's pay: the whole company, then it narrowed by each of some
 * filters, in their order. Each figure is told where it can be computed of no few people from all that is told before:
 * totals first, then the largest groups.
 *
 * @param known ids of the people whose pay the reader sees by themselves: what is left of a group without them counts
 * @param filters who is left by each filter, in an order that does not depend on the reader
 */
export function guardedHeatMaps(
  people: readonly Placed[],
  known: ReadonlySet<string>,
  filters: readonly ((person: Placed) => boolean)[]
): HeatMap[] {
  const tables = [people, ...filters.map((narrowed) => people.filter(narrowed))]
  const atoms = atomsOf(people, filters)
  const guards = Object.fromEntries(
    Object.entries(KEPT_APART).map(([name, has]) => [name, new Guard(people, known, atoms, has)])
  ) as Record<keyof typeof KEPT_APART, Guard>
  return tables.map((table) => {
    const groups = groupsOf(table)
    const told = new Map(
      [...groups]
        // Totals first, then the largest.
        .sort((a, b) => totals(b) - totals(a) || b.people.length - a.people.length)
        .map((group) => [
          group,
          {
            compaRatio: guards.compaRatio.tells(group.people),
            employerCost: guards.employerCost.tells(group.people),
            change: guards.change.tells(group.people),
          },
        ])
    )
    const full = heatMapOf(table)
    return {
      ...full,
      cells: groups.map((group, at) => {
        const tells = told.get(group)!
        const cell = full.cells[at]!
        return {
          ...cell,
          headcount: tells.employerCost ? cell.headcount : null,
          compaRatio: tells.compaRatio ? cell.compaRatio : null,
          employerCost: tells.employerCost ? cell.employerCost : null,
          change: tells.change ? cell.change : null,
          hidden: Object.values(tells).includes(false),
        }
      }),
    }
  })
}

/** What may be told of one figure. */
class Guard {
  readonly #told: Told
  readonly #atoms: ReadonlyMap<string, number>
  readonly #has: (person: Placed) => boolean
  readonly #known: ReadonlySet<string>

  constructor(
    people: readonly Placed[],
    known: ReadonlySet<string>,
    atoms: ReadonlyMap<string, number>,
    has: (person: Placed) => boolean
  ) {
    this.#atoms = atoms
    this.#has = has
    this.#known = known
    const sizes: number[] = Array.from({ length: new Set(atoms.values()).size }, () => 0)
    for (const person of people) if (this.#isUnknown(person)) sizes[atoms.get(person.id)!]! += 1
    this.#told = new Told(sizes)
  }

  tells(people: readonly Placed[]): boolean {
    const unknown = people.filter((person) => this.#isUnknown(person))
    return this.#told.tell([...new Set(unknown.map(({ id }) => this.#atoms.get(id)!))])
  }

  #isUnknown(person: Placed): boolean {
    return this.#has(person) && !this.#known.has(person.id)
  }
}

/** People who stand in the same cell of every table have one number. */
function atomsOf(
  people: readonly Placed[],
  filters: readonly ((person: Placed) => boolean)[]
): Map<string, number> {
  const numbers = new Map<string, number>()
  return new Map(
    people.map((person) => {
      const key = JSON.stringify([
        person.department,
        person.level,
        ...filters.map((narrowed) => narrowed(person)),
      ])
      if (!numbers.has(key)) numbers.set(key, numbers.size)
      return [person.id, numbers.get(key)!]
    })
  )
}

interface Group {
  department: string | null
  level: string | null
  people: Placed[]
}

const totals = ({ department, level }: Group) =>
  Number(department === null) + Number(level === null)

/** The whole, each department, each level and each cell that has people. */
function groupsOf(people: readonly Placed[]): Group[] {
  const by = (of: (person: Placed) => [string | null, string | null]) =>
    [...Map.groupBy(people, (person) => JSON.stringify(of(person)))].map(([key, group]) => {
      const [department, level] = JSON.parse(key) as [string | null, string | null]
      return { department, level, people: group }
    })
  const sorted = (groups: Group[]) =>
    groups.sort(
      (a, b) =>
        (a.department ?? '').localeCompare(b.department ?? '') ||
        (a.level ?? '').localeCompare(b.level ?? '')
    )
  return [
    ...by(() => [null, null]),
    ...sorted(by(({ department }) => [department, null])),
    ...sorted(by(({ level }) => [null, level])),
    ...sorted(by(({ department, level }) => [department, level])),
  ]
}

function mapOf(
  people: readonly Placed[],
  figures: (group: readonly Placed[]) => Omit<Cell, 'department' | 'level'>
): HeatMap {
  const groups = groupsOf(people)
  return {
    departments: groups.flatMap(({ department, level }) =>
      department !== null && level === null ? department : []
    ),
    levels: groups.flatMap(({ department, level }) =>
      department === null && level !== null ? level : []
    ),
    cells: groups.map(({ department, level, people: group }) => ({
      department,
      level,
      ...figures(group),
    })),
  }
}
