import { plainWords, type Value } from '#modules/imports/index'
import type { Owner } from './owners.ts'

/** What both sides said of a field when they were last compared: theirs, and ours after it. */
export type Seen = readonly [theirs: Value | null, ours: Value | null]

/** What becomes of a difference: theirs is taken, ours is kept, or a person is asked. */
export type Decision = 'TAKEN' | 'KEPT' | 'ASKED'

/**
 * What becomes of a field that differs. What was changed here since the last time and there too is asked about, never
 * overwritten; nothing said at a first meeting empties what is known here.
 *
 * @param seen nothing where the two were never compared
 */
export function decideChange(
  owner: Owner,
  { ours, theirs, seen }: { ours: Value | null; theirs: Value | null; seen: Seen | undefined }
): Decision {
  if (ours === null) return 'TAKEN'
  if (owner === 'BAREMA') return 'KEPT'
  if (!seen) return theirs === null ? 'KEPT' : owner === 'EXTERNAL' ? 'TAKEN' : 'ASKED'
  const isChangedThere = !isSame(theirs, seen[0])
  if (isChangedThere && !isSame(ours, seen[1])) return 'ASKED'
  return owner === 'EXTERNAL' || isChangedThere ? 'TAKEN' : 'KEPT'
}

/** Names are the same in whatever case and signs. */
function isSame(one: Value | null, other: Value | null): boolean {
  if (typeof one === 'string' && typeof other === 'string')
    return plainWords(one) === plainWords(other)
  return one === other
}
