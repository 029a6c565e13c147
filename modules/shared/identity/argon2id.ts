import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PhcFormatter } from '@adonisjs/core/hash/phc_formatter'
import type { HashDriverContract } from '@adonisjs/core/types/hash'

const derive = promisify(argon2)

/** What a hash costs to make; written into each hash, so that it may change. */
export interface Argon2idCost {
  /** KiB. */
  memory: number
  passes: number
}

type Params = { m: number; t: number; p: number }

const phc = new PhcFormatter<Params>()
const [VERSION, SALT_BYTES, HASH_BYTES] = [19, 16, 32]

/**
 * argon2id of Node itself: the driver of AdonisJS loads a native package, which brings no binary for every platform
 * and ends the older Node that installs it. Hashes of `earlier` still open, and ask to be made again.
 */
export class Argon2id implements HashDriverContract {
  readonly #params: Params
  readonly #earlier: HashDriverContract

  constructor({ memory, passes }: Argon2idCost, earlier: HashDriverContract) {
    this.#params = { m: memory, t: passes, p: 1 }
    this.#earlier = earlier
  }

  isValidHash(hashed: string): boolean {
    return read(hashed) !== null || this.#earlier.isValidHash(hashed)
  }

  async make(plain: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const hash = await hashOf(plain, salt, this.#params, HASH_BYTES)
    // A copy: the formatter writes the figures as texts into it.
    const params = { ...this.#params }
    return phc.serialize(salt, hash, { id: 'argon2id', version: VERSION, params })
  }

  async verify(hashed: string, plain: string): Promise<boolean> {
    const node = read(hashed)
    if (!node) return this.#earlier.verify(hashed, plain)
    const hash = await hashOf(plain, node.salt, node.params, node.hash.length)
    return timingSafeEqual(hash, node.hash)
  }

  needsReHash(hashed: string): boolean {
    const params = read(hashed)?.params
    if (!params) return true
    return (['m', 't', 'p'] as const).some((name) => params[name] !== this.#params[name])
  }
}

function hashOf(plain: string, nonce: Buffer, { m, t, p }: Params, bytes: number): Promise<Buffer> {
  return derive('argon2id', {
    message: plain,
    nonce,
    memory: m,
    passes: t,
    parallelism: p,
    tagLength: bytes,
  })
}

function read(hashed: string) {
  if (!hashed.startsWith('$argon2id$')) return null
  try {
    const { salt, hash, params } = phc.deserialize(hashed)
    return salt.length >= 8 && hash.length >= 4 && params ? { salt, hash, params } : null
  } catch {
    return null
  }
}
