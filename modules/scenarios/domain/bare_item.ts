import type { Snapshot } from './person.ts'
import type { Item } from './simulate.ts'

/**
 * What the browser computes with: no name, no function and no description, nothing but what figures depend on. The kind of
 * package stands in it too, as the engine is asked.
 */
export type BareItem = Item

const IN_WORDS = /^(description|translations)/

export function bareItem({ id, isNew, snapshot }: Item): BareItem {
  const { packageType } = snapshot
  const fields = Object.fromEntries(
    Object.entries(snapshot.package).filter(([name]) => !IN_WORDS.test(name))
  ) as Snapshot['package']
  const bare = { nomFonction: '', level: '', package: { ...fields, packageType } }
  return { id, isNew, snapshot: { ...snapshot, ...bare } }
}
