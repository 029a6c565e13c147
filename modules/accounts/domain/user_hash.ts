import { createHmac } from 'node:crypto'

/** HMAC-SHA256 of a person's id, in hex: what the messaging widget's server compares. Null without a secret. */
export function userHash(id: string, secret: string | undefined): string | null {
  return secret ? createHmac('sha256', secret).update(id).digest('hex') : null
}
