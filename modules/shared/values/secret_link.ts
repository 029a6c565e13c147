import { createHash, randomBytes } from 'node:crypto'

/** The secret of a private link: 32 random bytes, base64url. It stands in the link and nowhere else. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The secret of a row that counts the guesses at it: whose it is, and then 32 random bytes. */
export function newSecretOf(rowId: string): string {
  return Buffer.from(rowId.replaceAll('-', ''), 'hex').toString('base64url') + newSecret()
}

/** Which row a secret says it belongs to, whether or not the rest of it is right. */
export function rowOfSecret(secret: string): string | null {
  const hex = Buffer.from(secret.slice(0, 22), 'base64url').toString('hex')
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : null
}

/**
 * What is stored of a secret. Finding the row by it needs no further comparison: one who can steer the hash
 * they search by knows the secret already.
 */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
