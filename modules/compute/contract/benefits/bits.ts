import { BENEFITS } from './index.ts'

/** Bits of one integer that every browser keeps as a small one. */
const BITS = 30

const NUMBERS: ReadonlyMap<string, number> = new Map(BENEFITS.map(({ name }, nth) => [name, nth]))

/**
 * The bit of a benefit in `Sheet.avantagesLus`. There are more benefits than bits: where two share one, a package that
 * names the first has the second looked at too, which then stands at zero.
 */
export function bitOf(name: string): number {
  return bitOfNumber(NUMBERS.get(name)!)
}

export function bitsOf(names: readonly string[]): number {
  return names.reduce((bits, name) => bits | bitOf(name), 0)
}

/** Which hiring of the employer this is, is told beside the benefits. */
export const ENGAGEMENT_BIT = bitOfNumber(BENEFITS.length)

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

function bitOfNumber(number: number): number {
  return 1 << (number % BITS)
}
