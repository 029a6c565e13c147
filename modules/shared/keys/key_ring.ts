import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a key is for. Each purpose has a key of its own, so that what opens one opens nothing of another. */
export type KeyPurpose =
  | 'cookies'
  | 'at-rest'
  | 'google'
  | 'codes'
  | 'jobs'
  | 'audit'
  | 'workers'
  | 'people'
  | 'signatures'

/** Names this way of deriving; another way would be another word. */
const DERIVATION = 'barema/1'
const KEY_BYTES = 32

/**
 * The installation's keys (docs/adr/0024). The first writes, all read; from each comes one key per purpose (HKDF-SHA256,
 * the purpose as its label). Before there were purposes the keys themselves were used, so what they wrote is read too.
 */
export class KeyRing {
  #secrets: readonly string[]
  /** To derive a key costs more than to use it. */
  #keys = new Map<KeyPurpose, string[]>()

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets
  }

  /** The keys of a purpose, the writing one first; those of before there were purposes last. */
  keysFor(purpose: KeyPurpose): string[] {
    let keys = this.#keys.get(purpose)
    if (!keys) {
      keys = [...this.#secrets.map((secret) => derived(secret, purpose)), ...this.#secrets]
      this.#keys.set(purpose, keys)
    }
    return keys
  }

  /** The authentication code of a text, by the writing key. */
  mac(purpose: KeyPurpose, text: string): string {
    return macBy(this.keysFor(purpose)[0]!, text)
  }

  /** The same by each key of the list: how a text may have been kept before the writing key was another one. */
  macs(purpose: KeyPurpose, text: string): string[] {
    return this.keysFor(purpose).map((key) => macBy(key, text))
  }

  /** Whether `mac` is that of the text by any of the keys, compared in constant time. */
  verifies(purpose: KeyPurpose, text: string, mac: string): boolean {
    const given = Buffer.from(mac)
    return this.keysFor(purpose)
      .map((key) => Buffer.from(macBy(key, text)))
      .map((right) => right.length === given.length && timingSafeEqual(right, given))
      .includes(true)
  }
}

function derived(secret: string, purpose: KeyPurpose): string {
  const bytes = hkdfSync('sha256', secret, DERIVATION, purpose, KEY_BYTES)
  return Buffer.from(bytes).toString('base64url')
}

function macBy(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
