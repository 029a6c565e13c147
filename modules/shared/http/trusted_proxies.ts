import { BlockList, isIP } from 'node:net'

/** Whether a proxy is believed: its address, and how many stand between it and this process. */
export type Trust = (address: string, distance: number) => boolean

/**
 * Reads `TRUST_PROXY`: the number of proxies in front of this process, or their addresses and networks, separated by
 * commas. Without it no sender is believed, not even this machine: else any of them could invent the company of a request
 * (`X-Forwarded-Host`) or the address that limits count by (`X-Forwarded-For`).
 */
export function trustedProxies(setting: string | undefined): Trust {
  if (isNone(setting)) return () => false
  if (isCount(setting)) return (_address, distance) => distance < Number(setting)
  const proxies = new BlockList()
  for (const [address, bits] of entriesOf(setting)) {
    if (bits === undefined) proxies.addAddress(address!, familyOf(address!))
    else proxies.addSubnet(address!, Number(bits), familyOf(address!))
  }
  return (address) => isIP(address) > 0 && proxies.check(address, familyOf(address))
}

/** Whether the setting can be read; `true`, which once believed every sender, cannot. */
export function isTrustedProxies(setting: string | undefined): boolean {
  if (isNone(setting) || isCount(setting)) return true
  return entriesOf(setting).every(
    ([address = '', bits, ...rest]) =>
      rest.length === 0 && isIP(address) > 0 && (bits === undefined || isPrefix(address, bits))
  )
}

function isNone(setting: string | undefined): setting is undefined | '' | 'false' {
  return !setting || setting === 'false'
}

function isCount(setting: string): boolean {
  return /^\d$/.test(setting)
}

function isPrefix(address: string, bits: string): boolean {
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
}

function entriesOf(setting: string): string[][] {
  return setting.split(',').map((entry) => entry.trim().split('/'))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
