import type { PlainDate } from '../engine/dates.ts'
import { legislation } from '../legislation/index.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import { listed, type ListedParameter } from './listed_parameters.ts'
import type { LawSetReference } from './types.ts'

export interface ListedLawSet extends LawSetReference {
  readonly from: PlainDate
}

/** Every law set, oldest first. */
export function listLawSets(): readonly ListedLawSet[] {
  return lawSets.sets.map(({ id, hash, from }) => ({ id, hash, from }))
}

/** The law set of a day, or `undefined` when there is none. */
export function lawSetOn(date: PlainDate): LawSetReference | undefined {
  const set = lawSets.on(date)
  if (set === undefined) return undefined
  const { id, hash } = set
  return lawSets.isExtrapolated(date) ? { id, hash, extrapolated: true } : { id, hash }
}

/** Every parameter with its history, in euros, percent or counts, in the order of the payslip. */
export function listParameters(): readonly ListedParameter[] {
  return listed(legislation)
}
