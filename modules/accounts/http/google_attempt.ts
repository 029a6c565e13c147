import { createHmac } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { Proofs } from '#modules/shared/identity/identity_provider'

/** What goes to Google and comes back as `state`; sealed, so that it is neither read nor changed on the way. */
export interface GoogleAttempt {
  /** 256 random bits that are never shown: the state is encrypted. */
  id: string
  companyId: string
  slug: string
  locale: Locale
  /** Hash of the secret in the cookie of the browser that began, on the company's own host. */
  browserHash: string
  remembered: boolean
  returnUrl: string | null
}

const PURPOSE = 'google-sign-in'
const LIFETIME = '10 mins'

export function sealAttempt(attempt: GoogleAttempt): string {
  return encryption.use('google').encrypt(attempt, { expiresIn: LIFETIME, purpose: PURPOSE })
}

/** Null for anything that was not sealed here within the last ten minutes. */
export function openAttempt(state: unknown): GoogleAttempt | null {
  return typeof state === 'string'
    ? encryption.use('google').decrypt<GoogleAttempt>(state, PURPOSE)
    : null
}

/** Made of the attempt's secret id, so that they need not be kept anywhere meanwhile. */
export function proofsOf({ id }: GoogleAttempt): Proofs {
  const proof = (name: string) =>
    createHmac('sha256', id).update(`google:${name}`).digest('base64url')
  return { nonce: proof('nonce'), codeVerifier: proof('verifier') }
}
