import encryption from '@adonisjs/core/services/encryption'

/** Which key seals, and the one place where that opens: sealed words that are moved elsewhere stay closed. */
export interface SealedFor {
  key: 'atRest' | 'workers'
  place?: string
}

const AT_REST: SealedFor = { key: 'atRest' }

/** A secret as the database keeps it: encrypted, unless told otherwise by the key for what lies at rest. */
export function seal(plain: string, { key, place }: SealedFor = AT_REST): string {
  return encryption.use(key).encrypt(plain, undefined, place)
}

/** What was sealed, by whichever key of the list; null for anything else. */
export function unseal(stored: string, { key, place }: SealedFor = AT_REST): string | null {
  return encryption.use(key).decrypt<string>(stored, place)
}
