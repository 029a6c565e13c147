import type { ExternalPerson } from './hr_system.ts'

/** What the key may not read says nothing. */
export function readable(
  { unread }: ExternalPerson,
  told: ExternalPerson['worker']
): ExternalPerson['worker'] {
  if (unread.length === 0) return told
  return Object.fromEntries(Object.entries(told).filter(([field]) => !unread.includes(field)))
}
