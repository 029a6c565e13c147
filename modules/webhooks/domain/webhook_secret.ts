import { createHmac, randomBytes } from 'node:crypto'

/** As Standard Webhooks writes secrets: the bytes of the key in base64. */
const PREFIX = 'whsec_'
const KEY_BYTES = 32

/** A secret of its own for a new address, 256 bits. */
export const newSecret = () => PREFIX + randomBytes(KEY_BYTES).toString('base64')

/**
 * A message's signature, as Standard Webhooks has it: HMAC-SHA256 over its id, the moment it was sent and its body.
 *
 * @param secrets each signs; a receiver takes the message if one of them is theirs
 * @param at seconds since 1970
 */
export function signatureOf(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: number; body: string }
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`
    })
    .join(' ')
}
