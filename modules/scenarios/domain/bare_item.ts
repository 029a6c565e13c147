import type { Snapshot } from './person.ts'
import type { Item } from './simulate.ts'

/** What the browser computes with: no name, no function and no description, nothing but what figures depend on. */
export type BareItem = Item

const IN_WORDS = /^(description|translations)/

export function bareItem({ id, isNew, snapshot }: Item): BareItem {
  const fields = Object.fromEntries(
    Object.entries(snapshot.package).filter(([name]) => !IN_WORDS.test(name))
  ) as Snapshot['package']
  return { id, isNew, snapshot: { ...snapshot, nomFonction: '', level: '', package: fields } }
}
