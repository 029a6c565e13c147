import { isIP } from 'node:net'
import { isPublicAddress } from '#modules/shared/outside/public_address'

export const LONGEST_URL = 500

/**
 * Whether an address may be told anything, as far as its text says: https, no name or password in it, nothing behind `#`,
 * and no number of a private network. What its name leads to is judged with every message.
 */
export function isGoodUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash, hostname, href } = new URL(text)
  const host = hostname.replace(/^\[|\]$/g, '')
  return (
    protocol === 'https:' &&
    !username &&
    !password &&
    !hash &&
    href.length <= LONGEST_URL &&
    (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
  )
}
