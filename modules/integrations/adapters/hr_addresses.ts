import { openOutside } from '#modules/shared/outside/open_outside'
import type { OutsideFetch } from '#modules/shared/outside/outside_fetch'
import type { HrSystemName } from '../domain/hr_system.ts'

/** Where each system answers; of two of them each customer has an address of their own. */
export const HR_ADDRESSES = {
  officient: 'https://api.officient.io',
  personio: 'https://api.personio.de',
} as const

/** Where a person says that we may ask Officient. */
export const OFFICIENT_PAGES = 'https://app.officient.io'

const BAMBOO = /^[a-z0-9][a-z0-9-]*\.bamboohr\.com$/
const SUBDOMAIN = /^[a-z0-9][a-z0-9-]*$/

/**
 * The address of a customer's own system, as it is kept: an origin over https. Of BambooHR the name alone says it too.
 *
 * @returns null for what is no such address, or where the system has one address for all
 */
export function hrAddress(system: HrSystemName, typed: string): string | null {
  const bare = typed.trim().toLowerCase()
  if (system === 'bamboohr' && SUBDOMAIN.test(bare)) return `https://${bare}.bamboohr.com`
  const whole = /^[a-z]+:\/\//.test(bare) ? bare : `https://${bare}`
  if (!bare || !URL.canParse(whole)) return null
  const { protocol, origin, hostname, username, password } = new URL(whole)
  if (protocol !== 'https:' || username || password) return null
  if (system === 'bamboohr') return BAMBOO.test(hostname) ? origin : null
  return system === 'odoo' && hostname.includes('.') ? origin : null
}

/** What stands in the place of the vendors' own hosts: one server, a path for each. */
function localPath({ hostname }: URL): string | null {
  if (hostname === 'api.officient.io' || hostname === 'app.officient.io') return '/officient'
  if (hostname === 'api.personio.de') return '/personio'
  if (BAMBOO.test(hostname)) return `/bamboohr/${hostname}`
  return /^[a-z0-9][a-z0-9-]*\.odoo\.com$/.test(hostname) ? `/odoo/${hostname}` : null
}

/** Where an address of a vendor leads, given the local server: a page of it too. */
export function hrLocally(address: string, localUrl: string | undefined): string {
  if (!localUrl || !URL.canParse(address)) return address
  const url = new URL(address)
  const path = url.protocol === 'https:' && localPath(url)
  return path ? `${new URL(localUrl).origin}${path}${url.pathname}${url.search}` : address
}

/**
 * How HR systems are reached: through the guard, and with a local server given by the launcher, in the vendors' place, at
 * that one. No screen and no key names its address.
 *
 * @param localUrl `HR_LOCAL_URL`, from the environment alone
 */
export function hrOutside(localUrl: string | undefined): OutsideFetch {
  const fetch = openOutside({ allowed: localUrl ? [localUrl] : [] })
  return (request) => fetch({ ...request, url: hrLocally(request.url, localUrl) })
}
