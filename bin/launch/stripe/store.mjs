import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { missing } from './refusal.mjs'

/** What the objects of an id are called, by its beginning. */
const KINDS = {
  cus: 'customer',
  price: 'price',
  sub: 'subscription',
  in: 'invoice',
  pm: 'payment_method',
  cs: 'checkout.session',
  bps: 'billing_portal.session',
  clock: 'test_helpers.test_clock',
}

/** Every object by its id, in memory and, for the demo, in a file that outlives the process. */
export class Store {
  #objects = {}
  #file

  /** @param {string} [file] */
  constructor(file) {
    this.#file = file
    if (file) this.#objects = read(file)
  }

  /** @param {string} prefix @param {object} fields @returns {any} the new object */
  add(prefix, fields) {
    const id = fields.id ?? newId(prefix)
    const created = fields.created ?? seconds()
    return (this.#objects[id] = { id, object: KINDS[prefix], livemode: false, created, ...fields })
  }

  /** @param {string} prefix @param {string} id @returns {any} @throws {Refusal} */
  get(prefix, id, param) {
    const found = this.#objects[id]
    if (found?.object !== KINDS[prefix]) throw missing(KINDS[prefix], id, param)
    return found
  }

  /** @param {string} prefix @param {(object: any) => boolean} [matches] @returns {any[]} newest first */
  all(prefix, matches = () => true) {
    return Object.values(this.#objects)
      .filter((object) => object.object === KINDS[prefix] && matches(object))
      .reverse()
  }

  /** After each request. */
  save() {
    if (!this.#file) return
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#objects), { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }
}

export const newId = (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`

export const seconds = () => Math.floor(Date.now() / 1000)

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
