import type { LawSet } from './law_set.ts'
import { sha256 } from './sha256.ts'

/** What decides the amounts of a day. */
export interface Deciding {
  /** Each formula in force, as it is known again by. */
  readonly formulas: readonly string[]
  /** The figures that are read, by `group.key`; those of them that the day does not have decide nothing. */
  readonly parameters: Iterable<string>
}

/** SHA-256 of what decides: of the figures that are read those that the day has, with their values. */
export function identityOf({ formulas, parameters }: Deciding, values: LawSet['values']): string {
  const figures: string[] = []
  for (const id of parameters) {
    const dated = values.get(id)
    if (dated !== undefined) figures.push(`${id}=${dated.value}`)
  }
  return sha256([...[...formulas].sort(), ...figures.sort()].join('\n'))
}
