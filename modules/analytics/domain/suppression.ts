/**
 * Which sums of a company's people may be told to readers who may not see each person's pay, so that no pay can be computed
 * from all that is told together (ADR 57). What decides is who stands in each group, never what they are paid: what is
 * hidden says nothing of the amounts.
 */

/** A group of fewer people is hidden. */
export const SMALLEST_GROUP = 5

/** People who stand in exactly the same groups: no sum tells them apart. */
type Atom = number

/** Below 2^26, so that a product of two remainders is an exact number. */
const PRIME = 67_108_859

/** What was told so far, and what may still be told beside it. */
export class Told {
  readonly #sizes: readonly number[]
  /** The groups that are told, by their atoms. */
  readonly #groups: ReadonlySet<Atom>[] = []
  /** The span of their sums, each row reduced by all others, by its first atom. */
  readonly #rows = new Map<Atom, Map<Atom, number>>()

  /** @param sizes how many unknown people each atom holds */
  constructor(sizes: readonly number[]) {
    this.#sizes = sizes
  }

  /**
   * Tells the sum of a group, unless it would tell of too few: a group of one to four, one to four people between it and
   * another that is told, or an atom of one to four by way of any sums and differences of those that are told.
   *
   * @returns whether it is told
   */
  tell(atoms: readonly Atom[]): boolean {
    const group = new Set(atoms)
    if (this.#isTooSmall(this.#sizeOf(group))) return false
    if (group.size === 0) return true
    for (const other of this.#groups)
      if (this.#isTooSmall(this.#between(group, other))) return false
    const row = this.#reduced(group)
    if (row.size > 0) {
      const rows = this.#with(row)
      if ([...rows.values()].some((each) => this.#tellsOfFew(each))) return false
      for (const [first, each] of rows) this.#rows.set(first, each)
    }
    this.#groups.push(group)
    return true
  }

  #isTooSmall(size: number): boolean {
    return size > 0 && size < SMALLEST_GROUP
  }

  #sizeOf(group: Iterable<Atom>): number {
    let size = 0
    for (const atom of group) size += this.#sizes[atom]!
    return size
  }

  /** How many people one has and the other has not, where one holds the other; 0 between two that overlap. */
  #between(a: ReadonlySet<Atom>, b: ReadonlySet<Atom>): number {
    const [large, small] = a.size >= b.size ? [a, b] : [b, a]
    for (const atom of small) if (!large.has(atom)) return 0
    return this.#sizeOf([...large].filter((atom) => !small.has(atom)))
  }

  #reduced(group: ReadonlySet<Atom>): Map<Atom, number> {
    const row = new Map([...group].map((atom) => [atom, 1]))
    for (const atom of group) {
      const pivot = this.#rows.get(atom)
      const factor = row.get(atom)
      if (pivot && factor) subtract(row, pivot, factor)
    }
    return row
  }

  /** The row beside the others, and those of them that change by it. */
  #with(row: Map<Atom, number>): Map<Atom, Map<Atom, number>> {
    const [first] = row.keys() as unknown as [Atom]
    const inverse = inverseOf(row.get(first)!)
    for (const [atom, value] of row) row.set(atom, times(value, inverse))
    const changed = new Map([[first, row]])
    for (const [at, other] of this.#rows) {
      const factor = other.get(first)
      if (!factor) continue
      const without = new Map(other)
      subtract(without, row, factor)
      changed.set(at, without)
    }
    return changed
  }

  /**
   * A row with a single atom is the sum of that atom, and in reduced rows there is no other way to it; one of several
   * atoms that are few people together is told of them.
   */
  #tellsOfFew(row: ReadonlyMap<Atom, number>): boolean {
    return row.size < SMALLEST_GROUP && this.#isTooSmall(this.#sizeOf(row.keys()))
  }
}

function subtract(row: Map<Atom, number>, other: ReadonlyMap<Atom, number>, factor: number): void {
  for (const [atom, value] of other) {
    const left = ((row.get(atom) ?? 0) - times(value, factor) + PRIME) % PRIME
    if (left === 0) row.delete(atom)
    else row.set(atom, left)
  }
}

const times = (a: number, b: number) => (a * b) % PRIME

/** By Fermat: a to the power of p − 2. */
function inverseOf(value: number): number {
  let result = 1
  let base = value
  for (let power = PRIME - 2; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = times(result, base)
    base = times(base, base)
  }
  return result
}
