import { BENEFITS } from './index.ts'

/** Bits of one integer that every browser keeps as a small one; the last is that of all that is seldom. */
const BITS = 30
const LAST = 1 << (BITS - 1)

const OFTEN = BENEFITS.filter(({ seldom }) => !seldom).map(({ name }) => name)

/**
 * The bit of a benefit in `Sheet.avantagesLus`. There are more benefits than bits, so those that few packages have share
 * one: a package that names one of them has all of them looked at, which then stand at zero.
 */
export function bitOf(name: string): number {
  const nth = OFTEN.indexOf(name)
  return nth < 0 || nth >= BITS ? LAST : 1 << nth
}

export function bitsOf(names: readonly string[]): number {
  return names.reduce((bits, name) => bits | bitOf(name), 0)
}

/** Which hiring of the employer this is, is told beside the benefits. */
export const ENGAGEMENT_BIT = LAST

const KEPT = 1000

/**
 * What follows from the benefits that a package names, kept by their bits: most packages name the same few, and going
 * through all that there are takes longer than reading those.
 */
export function byBenefits<T>(make: (bits: number) => T): (bits: number) => T {
  const kept = new Map<number, T>()
  const look = (bits: number): T => {
    let found = kept.get(bits)
    if (found === undefined) {
      if (kept.size === KEPT) kept.clear()
      found = make(bits)
      kept.set(bits, found)
    }
    return found
  }
  // Of a list of people many have what the one before has.
  let last = 0
  let ofLast = look(last)
  return (bits) => {
    if (bits !== last) {
      ofLast = look(bits)
      last = bits
    }
    return ofLast
  }
}
