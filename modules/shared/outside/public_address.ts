import ipaddr from 'ipaddr.js'

/** The one part of IPv6 from which addresses are given out. What embeds an address of IPv4 stands elsewhere, or has a range of its own. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3')

/** Within public ranges, and yet answered by the machine's own cloud: Azure's agent, which hands out credentials. */
const METADATA = new Set(['168.63.129.16'])

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local (where clouds keep their
 * metadata), unique local, shared, reserved, multicast, and no IPv4 in the clothes of IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return !parsed.zoneId && parsed.match(GIVEN_OUT)
  return ipaddr.IPv4.isValidFourPartDecimal(address) && !METADATA.has(address)
}
