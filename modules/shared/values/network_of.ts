import { isIPv6 } from 'node:net'

/**
 * By what an address is counted: itself, or the first half of one of IPv6, of which a household is given all that begin
 * alike. An IPv4 address in the clothes of IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (plain || !isIPv6(address)) return plain ?? address
  const [head, tail] = address
    .split('%')[0]
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
