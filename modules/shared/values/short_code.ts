import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { appKey } from '#config/app'

/** Six digits to be typed, each as likely as any other. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * What is stored of a code. Six digits are soon tried out, so the hash needs the application's key; the subject
 * (the row's id) keeps equal codes of two rows apart.
 */
export function hashOfCode(subject: string, code: string): string {
  return createHmac('sha256', appKey.release()).update(`${subject}:${code}`).digest('base64url')
}

/** Compares in constant time; a row without a code matches none. */
export function matchesCode(subject: string, code: string, stored: string | null): boolean {
  const given = Buffer.from(hashOfCode(subject, code))
  const kept = Buffer.from(stored ?? hashOfCode(subject, ''))
  return kept.length === given.length && timingSafeEqual(given, kept) && stored !== null
}
