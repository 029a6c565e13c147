import { createHash } from 'node:crypto'

/** A UUID that follows from a key and another id: the same two always give the same one. */
export function derivedId(key: string, of: string): string {
  const hex = createHash('sha256').update(`${key}/${of}`).digest('hex')
  // Of version 8, which is free for what an application derives (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
