import { keyRing } from '#config/keys'

/**
 * The six digits of a row to be typed, each as likely as any other. They follow from the row and a key of the
 * application's: a message that has to be sent again holds the same code, and the first one that came still opens.
 */
export function shortCodeOf(subject: string): string {
  const mac = Buffer.from(keyRing.mac('codes', `digits:${subject}`), 'base64url')
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
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
