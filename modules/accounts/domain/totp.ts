import { Secret, TOTP } from 'otpauth'

/** Clocks of phones differ: the half minute before and the one after are good too. */
const DRIFT_STEPS = 1

/**
 * The half minute that a code belongs to (RFC 6238: SHA-1, six digits, thirty seconds, as every authenticator app), or
 * null; none up to `lastStep`, because each code opens once.
 */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  now: number,
  lastStep: number | null
): number | null {
  // The library compares bytes, and throws where a sign has more than one.
  if (!/^\d{6}$/.test(code)) return null
  const asked = { token: code, secret: secretOf(secret), timestamp: now, window: DRIFT_STEPS }
  const drift = TOTP.validate(asked)
  if (drift === null) return null
  const step = TOTP.counter({ timestamp: now }) + drift
  return step > (lastStep ?? -1) ? step : null
}

/** A secret as a person types it into the app (base32). */
export function writtenSecret(secret: Uint8Array): string {
  return secretOf(secret).base32
}

/** What the app reads from the QR code. */
export function otpauthUri(secret: Uint8Array, issuer: string, account: string): string {
  return new TOTP({ issuer, label: account, secret: secretOf(secret) }).toString()
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}
