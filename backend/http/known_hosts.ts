import { LRUCache } from 'lru-cache'

/** Host names that led to a company of late. */
const hosts = new LRUCache<string, true>({ max: 5_000 })

/** The line of all who ask at addresses that are no company's, or not yet known to be one. */
const STRANGERS = ''

/** From now on the calls to this host have a line of their own. */
export function knowHost(name: string): void {
  hosts.set(name.toLowerCase(), true)
}

/** In whose line a call waits, by its Host header: invented names and ports gain nothing. */
export function lineOfHost(header = ''): string {
  const name = header.split(':')[0].toLowerCase()
  return hosts.has(name) ? name : STRANGERS
}
