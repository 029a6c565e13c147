import { randomInt } from 'node:crypto'
import { keyRing } from '#config/keys'

/** Six digits to be typed, each as likely as any other. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * What is stored of a code. Six digits are soon tried out, so the hash needs a key of the application's; the subject
 * (the row's id) keeps equal codes of two rows apart.
 */
export function hashOfCode(subject: string, code: string): string {
  return keyRing.mac('codes', `${subject}:${code}`)
}

/** Compares in constant time, with every key that is read; a row without a code matches none. */
export function matchesCode(subject: string, code: string, stored: string | null): boolean {
  const kept = stored ?? hashOfCode(subject, '')
  return keyRing.verifies('codes', `${subject}:${code}`, kept) && stored !== null
}
