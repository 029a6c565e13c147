import type { ImportField } from './import_field.ts'
import { likeness, plainWords } from './plain_words.ts'

/** Why a column was suggested: as last time, by its name, by words in its name, because its name is alike. */
export type MappedBy = 'chosen' | 'profile' | 'alias' | 'words' | 'like'

export interface Mapping {
  /** The column of each field that has one, and why. */
  columns: Readonly<Record<string, { at: number; by: MappedBy }>>
  /** Columns that could be several fields, or fields that could be several columns: a person decides. */
  ambiguous: readonly { at: number; fields: readonly string[] }[]
}

/** From here on two names are alike. */
const ALIKE = 0.8

type Level = Exclude<MappedBy, 'chosen' | 'profile'>
const LEVELS: readonly Level[] = ['alias', 'words', 'like']

/**
 * Which column is which field: as chosen, as the last time a file had these titles, else by its name. The clearest names
 * are settled first; what could be two things is not settled, and asked.
 *
 * @param chosen column by field, -1 for none
 * @param remembered title by field
 */
export function mapColumns(
  header: readonly string[],
  fields: readonly ImportField[],
  chosen: Readonly<Record<string, number>>,
  remembered: Readonly<Record<string, string>>
): Mapping {
  const names = header.map(plainWords)
  const columns: Record<string, { at: number; by: MappedBy }> = {}
  const closed = new Set(Object.keys(chosen))
  const taken = new Set<number>()
  const take = (field: string, at: number, by: MappedBy) => {
    if (taken.has(at) || at < 0 || at >= header.length) return
    columns[field] = { at, by }
    taken.add(at)
  }
  for (const [field, at] of Object.entries(chosen)) take(field, at, 'chosen')
  for (const { name } of fields)
    if (!closed.has(name) && remembered[name] !== undefined)
      take(name, onlyOne(names, plainWords(remembered[name])), 'profile')
  const ambiguous = new Map<number, string[]>()
  for (const level of LEVELS) {
    const open = () =>
      fields.filter(
        ({ name, unless }) => !columns[name] && !closed.has(name) && !(unless && columns[unless])
      )
    // Once for what is sure, and again for what that makes sure.
    for (let settled = true; settled; ) {
      settled = false
      const claims = claimsOf(names, taken, open(), level)
      for (const [at, claiming] of claims) {
        const [only, second] = claiming
        const rivals = [...claims.values()].filter((others) => others.includes(only!))
        if (second === undefined && rivals.length === 1) {
          take(only!, at, level)
          ambiguous.delete(at)
          settled = true
        }
      }
    }
    for (const [at, claiming] of claimsOf(names, taken, open(), level))
      if (!ambiguous.has(at)) ambiguous.set(at, claiming)
  }
  return {
    columns,
    ambiguous: [...ambiguous]
      .filter(([at]) => !taken.has(at))
      .map(([at, claiming]) => ({ at, fields: claiming.filter((name) => !columns[name]) }))
      .filter(({ fields: left }) => left.length > 0)
      .toSorted((one, other) => one.at - other.at),
  }
}

/** Where a title stands; -1 where several columns have it: which of them was meant the last time is not told. */
function onlyOne(names: readonly string[], title: string): number {
  const at = names.indexOf(title)
  return at === names.lastIndexOf(title) ? at : -1
}

/** The fields that each free column could be, as clearly as that. */
function claimsOf(
  names: readonly string[],
  taken: ReadonlySet<number>,
  fields: readonly ImportField[],
  level: Level
): Map<number, string[]> {
  const claims = new Map<number, string[]>()
  for (const [at, name] of names.entries()) {
    if (taken.has(at) || name === '') continue
    const claiming = fields.filter(
      ({ aliases, name: own, exact }) =>
        (level === 'alias' || !exact) &&
        [...aliases, plainWords(own)].some((alias) => claimsBy[level](name, alias))
    )
    if (claiming.length > 0)
      claims.set(
        at,
        claiming.map((field) => field.name)
      )
  }
  return claims
}

const claimsBy: Record<Level, (name: string, alias: string) => boolean> = {
  alias: (name, alias) => name === alias,
  // Two words at least, or a long one: `naam` stands in too many titles.
  words: (name, alias) => alias.length >= 6 && ` ${name} `.includes(` ${alias} `),
  like: (name, alias) => alias.length >= 5 && likeness(name, alias, ALIKE) >= ALIKE,
}
