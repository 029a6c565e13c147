import { createHash, randomBytes } from 'node:crypto'

/** The secret of a private link: 32 random bytes, base64url. It stands in the link and nowhere else. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What is stored of a secret. Finding the row by it needs no further comparison: whoever can steer the hash
 * they search by knows the secret already.
 */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
