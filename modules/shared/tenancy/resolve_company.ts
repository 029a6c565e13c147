import { LRUCache } from 'lru-cache'
import { DANGEROUSLY_acrossCompanies } from './unit_of_work.ts'

/** Subdomains change rarely; a minute's memory saves a round trip on every request. */
const known = new LRUCache<string, string>({ max: 5_000, ttl: 60_000 })

/** The company's slug in a host name (`acme` in `acme.localhost`), or null. */
export function slugOfHost(host: string | null, domain: string): string | null {
  if (!host?.endsWith(`.${domain}`)) return null
  const slug = host.slice(0, -domain.length - 1)
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(slug) ? slug : null
}

/** The company's id for a slug, or null when there is none. */
export async function resolveCompany(slug: string): Promise<string | null> {
  const remembered = known.get(slug)
  if (remembered) return remembered
  const row = await DANGEROUSLY_acrossCompanies('resolve-company', (trx) =>
    trx.from('companies').where('slug', slug).select('id').first()
  )
  if (row) known.set(slug, row.id)
  return row?.id ?? null
}

/** Forgets what was resolved (a company was renamed; a test truncated the tables). */
export function forgetResolvedCompanies() {
  known.clear()
}
