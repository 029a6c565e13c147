import { bandOf, compaRatio, rangePenetration, type Band, type Range } from './definitions.ts'
import { suggestedRange } from './suggested_range.ts'

/** Where a range comes from: the company's own list, or its people's pay. */
export type RangeSource = 'OWN' | 'SUGGESTED'

/** A range as the company keeps it; an empty level is that of every level. */
export interface KeptRange extends Range {
  nomFonction: string
  level: string
}

/** What of a person decides where their pay stands. */
interface Paid {
  nomFonction: string
  level: string
  pay: number
}

/** A function and level, with its range and its people. */
export interface RangeGroup<P extends Paid> {
  nomFonction: string
  level: string
  range: Range | null
  source: RangeSource | null
  people: (P & { compaRatio: number | null; penetration: number | null; band: Band | null })[]
}

/**
 * People by function and level, each where their pay stands: in the company's own range for the level, else in that for
 * every level, else in the one that the pay of the group suggests.
 */
export function placed<P extends Paid>(
  people: readonly P[],
  kept: readonly KeptRange[]
): RangeGroup<P>[] {
  const own = ownRanges(kept)
  const groups = Map.groupBy(people, keyOf)
  const shown = [...groups.values()].map((group) => groupOf(group, own))
  const empty = kept
    .filter((range) => range.level !== '' && !groups.has(keyOf(range)))
    .map((range) => ({ ...headOf(range), range, source: 'OWN' as const, people: [] }))
  return [...shown, ...empty].sort(
    (a, b) => a.nomFonction.localeCompare(b.nomFonction) || a.level.localeCompare(b.level)
  )
}

function groupOf<P extends Paid>(
  people: readonly P[],
  own: ReadonlyMap<string, KeptRange>
): RangeGroup<P> {
  const [first] = people as [P, ...P[]]
  const kept = ownRangeOf(own, first)
  const range = kept ?? suggestedRange(people.map(({ pay }) => pay))
  return {
    ...headOf(first),
    range,
    source: kept ? 'OWN' : range ? 'SUGGESTED' : null,
    people: people.map((person) => ({
      ...person,
      compaRatio: range && compaRatio(person.pay, range),
      penetration: range && rangePenetration(person.pay, range),
      band: range && bandOf(person.pay, range),
    })),
  }
}

/** The company's own ranges, to be asked by function and level. */
export function ownRanges(kept: readonly KeptRange[]): ReadonlyMap<string, KeptRange> {
  return new Map(kept.map((range) => [keyOf(range), range]))
}

/** The own range of a function for a level, else for every level; null where there is none. */
export function ownRangeOf(
  own: ReadonlyMap<string, KeptRange>,
  of: { nomFonction: string; level: string }
): Range | null {
  const kept = own.get(keyOf(of)) ?? own.get(keyOf({ ...of, level: '' }))
  return kept ? { minimum: kept.minimum, midpoint: kept.midpoint, maximum: kept.maximum } : null
}

const headOf = ({ nomFonction, level }: { nomFonction: string; level: string }) => ({
  nomFonction,
  level,
})

const keyOf = ({ nomFonction, level }: { nomFonction: string; level: string }) =>
  `${nomFonction.toLowerCase()} ${level.toLowerCase()}`
