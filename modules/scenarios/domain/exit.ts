import type { OutSkipped } from './out_skipped.ts'
import type { State } from './person.ts'
import { changed, type Item, type KeptChange } from './simulate.ts'

/** What is known of a person beside the simulation. */
interface Known {
  hasFigures: boolean
  isApplied: boolean
  /** Null where the version that they were taken with is gone. */
  contractId: string | null
}

/** What a person would be paid by a contract or an offer, or why nothing is made for them. */
export function judgedExit(
  item: Item,
  changes: readonly KeptChange[],
  date: string,
  way: 'contract' | 'offer' | 'correction',
  { hasFigures, isApplied, contractId }: Known
): State | OutSkipped {
  if (isApplied) return 'already'
  const { state } = changed(item, changes, date)
  if (state === null) return 'unchanged'
  if (state.endDate !== item.snapshot.endDate) return 'leaves'
  if (way !== 'offer' && item.isNew) return 'no_worker'
  if (way !== 'offer' && contractId === null) return 'contract_changed'
  if (!hasFigures) return 'no_figures'
  if (!item.isNew && contentIn(state) === contentIn(item.snapshot)) return 'unchanged'
  return state
}

function contentIn({ nomFonction, packageType, package: fields }: Item['snapshot']): string {
  return JSON.stringify([nomFonction, packageType, fields])
}
