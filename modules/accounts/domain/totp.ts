import { createHmac, timingSafeEqual } from 'node:crypto'
import { base32 } from './base32.ts'

const STEP_MS = 30_000
/** Clocks of phones differ: the half minute before and the one after are good too. */
const DRIFT_STEPS = 1

/** RFC 6238 over SHA-1: what every authenticator app speaks. `digits` is 6 in the apps, 8 in the RFC's examples. */
export function totp(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash[hash.length - 1]! & 0x0f
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS)
}

/** The half minute that a code belongs to, or null; none up to `lastStep`, because each code opens once. */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  now: number,
  lastStep: number | null
): number | null {
  const given = Buffer.from(code)
  for (let step = stepAt(now) - DRIFT_STEPS; step <= stepAt(now) + DRIFT_STEPS; step++) {
    const expected = Buffer.from(totp(secret, step))
    if (given.length === expected.length && timingSafeEqual(given, expected))
      return step > (lastStep ?? -1) ? step : null
  }
  return null
}

/** What the app reads from the QR code. */
export function otpauthUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const values = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${values}&algorithm=SHA1&digits=6&period=30`
}
