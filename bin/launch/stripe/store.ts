import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { NAMES, type Any, type Kinds, type New, type Prefix } from './objects.ts'
import { missing } from './refusal.ts'

/** Every object by its id, in memory and, for the demo, in a file that outlives the process. */
export class Store {
  #objects: Record<string, Any> = {}
  readonly #file: string | undefined

  constructor(file?: string) {
    this.#file = file
    if (file) this.#objects = read(file)
  }

  /** Keeps a new object and returns it. */
  add<K extends Prefix>(prefix: K, fields: New<K>): Kinds[K] {
    const id = fields.id ?? newId(prefix)
    const created = fields.created ?? seconds()
    const made = { ...fields, id, object: NAMES[prefix], livemode: false, created } as Kinds[K]
    this.#objects[id] = made
    return made
  }

  /**
   * @param param which parameter of the call named it
   * @throws {Refusal} when there is none of this kind
   */
  get<K extends Prefix>(prefix: K, id: string, param?: string): Kinds[K] {
    const found = this.#objects[id]
    if (!found || !isOf(prefix, found)) throw missing(NAMES[prefix], id, param)
    return found
  }

  /** The objects of a kind, newest first. */
  all<K extends Prefix>(
    prefix: K,
    matches: (object: Kinds[K]) => boolean = () => true
  ): Kinds[K][] {
    return Object.values(this.#objects)
      .filter((object) => isOf(prefix, object))
      .filter(matches)
      .reverse()
  }

  /** After each request. */
  save(): void {
    if (!this.#file) return
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#objects), { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }
}

/** Stripe's objects name their kind. */
const isOf = <K extends Prefix>(prefix: K, object: Any): object is Kinds[K] =>
  object.object === NAMES[prefix]

/** @param prefix of the kind, also of what is not kept: `evt`, `req` */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export const seconds = () => Math.floor(Date.now() / 1000)

function read(file: string): Record<string, Any> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
