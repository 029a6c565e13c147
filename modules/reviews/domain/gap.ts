import { mean, Told } from '#modules/analytics/index'

/** One person with their pay at full time, EUR a month. */
export interface Measured {
  departmentId: string | null
  department: string | null
  /** As the record says it; nobody else is on either side. */
  gender: string | null
  before: number
  after: number
}

/** The gap of a group: (men − women) ÷ men, by the mean of pay at full time; null where it is hidden. */
export interface GapRow {
  departmentId: string | null
  department: string | null
  women: number | null
  men: number | null
  before: number | null
  after: number | null
}

export interface Gap {
  all: GapRow
  departments: GapRow[]
  /** People of whom no record says that they are a woman or a man. */
  unknown: number
}

const SIDES = ['F', 'M'] as const

/**
 * The gap between women and men before and after, of everybody and by department. A side of fewer than five people is
 * hidden, and with it every sum by which it could be computed from the others (ADR 57): all of both sides first, then
 * departments from the largest.
 */
export function gapOf(people: readonly Measured[]): Gap {
  const known = people.filter(({ gender }) => SIDES.includes(gender as 'F'))
  const groups = new Map<string, Measured[]>()
  for (const person of known) {
    const key = `${person.departmentId ?? ''} ${person.gender}`
    groups.set(key, [...(groups.get(key) ?? []), person])
  }
  const keys = [...groups.keys()]
  const told = new Told(keys.map((key) => groups.get(key)!.length))
  const sideOf = (members: readonly Measured[], side: string) => {
    const own = members.filter(({ gender }) => gender === side)
    const atoms = [
      ...new Set(own.map((each) => keys.indexOf(`${each.departmentId ?? ''} ${side}`))),
    ]
    return own.length > 0 && told.tell(atoms) ? own : null
  }
  const rowOf = (members: readonly Measured[], of: Pick<GapRow, 'departmentId' | 'department'>) => {
    const [women, men] = SIDES.map((side) => sideOf(members, side))
    const isTold = women && men
    return {
      ...of,
      women: women?.length ?? null,
      men: men?.length ?? null,
      before: isTold ? between(women, men, 'before') : null,
      after: isTold ? between(women, men, 'after') : null,
    }
  }
  const all = rowOf(known, { departmentId: null, department: null })
  const departments = [...Map.groupBy(known, ({ departmentId }) => departmentId)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([departmentId, members]) =>
      rowOf(members, { departmentId, department: members[0]!.department })
    )
  return { all, departments, unknown: people.length - known.length }
}

function between(women: Measured[], men: Measured[], when: 'before' | 'after'): number | null {
  const [hers, his] = [women, men].map((side) => mean(side.map((each) => each[when])))
  return hers && his ? (his - hers) / his : null
}
