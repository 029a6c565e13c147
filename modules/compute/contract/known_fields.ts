import type { Fields, Reading } from './reading.ts'

/**
 * The fields that an object of a request may carry, each with the bits that its reader has for it. Who asks a thousand
 * times names the same fields in the same order: a name that stands where it stood before is not looked up.
 */
export class KnownFields {
  /** The known name that was last seen in each place, and its bits. */
  private readonly names: string[]
  private readonly bits: number[]

  constructor(private readonly known: ReadonlyMap<string, number>) {
    this.names = [...known.keys()]
    this.bits = [...known.values()]
  }

  /**
   * @param place of the name among those of its object
   * @returns `undefined` where it is not known
   */
  bitsOf(name: string, place: number): number | undefined {
    const { names, bits } = this
    if (place >= names.length) return this.known.get(name)
    if (names[place] === name) return bits[place]
    const found = this.known.get(name)
    if (found === undefined) return undefined
    names[place] = name
    bits[place] = found
    return found
  }

  /** Refuses every other field, by the path of the object and its name. */
  refuseOthers(fields: Fields, path: string, reading: Reading): void {
    let place = 0
    for (const name in fields) {
      if (this.bitsOf(name, place++) === undefined) {
        reading.refuse('unknown_field', path === '' ? name : `${path}.${name}`)
      }
    }
  }
}

/** The fields of an object whose reader asks for each by its name. */
export function knownFields<T>(fields: Readonly<Record<keyof T & string, true>>): KnownFields {
  return new KnownFields(new Map(Object.keys(fields).map((name) => [name, 0])))
}
