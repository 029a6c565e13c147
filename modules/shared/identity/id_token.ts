import type { Identity } from './identity_provider.ts'

export interface Expected {
  issuers: string[]
  /** Our own client id. */
  audience: string
  nonce: string
  now: number
}

/**
 * The person an ID token speaks of, or why it is not taken (OpenID Connect Core 3.1.3.7). The token comes straight
 * from the provider over a connection that proves who it is; its signature would say the same once more.
 */
export function identityOf(
  token: string,
  { issuers, audience, nonce, now }: Expected
): Identity | string {
  const claims = claimsOf(token)
  if (!claims) return 'not readable'
  if (!issuers.includes(claims.iss as string)) return 'another issuer'
  if (![claims.aud].flat().includes(audience)) return 'for another client'
  if (typeof claims.exp !== 'number' || claims.exp * 1000 <= now) return 'ended'
  if (claims.nonce !== nonce) return 'of another attempt'
  if (typeof claims.email !== 'string') return 'without an address'
  return { email: claims.email, emailVerified: claims.email_verified === true }
}

function claimsOf(token: string): Record<string, unknown> | null {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
    return typeof claims === 'object' ? claims : null
  } catch {
    return null
  }
}
