import { LRUCache } from 'lru-cache'
import { REMEMBERED_MS } from './remembered.ts'
import { DANGEROUSLY_acrossCompanies } from './unit_of_work.ts'

/**
 * What each slug led to, or that nobody has it: whoever knocks at an address without a company costs nothing for a
 * while, and a new company is there soon. Several who ask for one at the same moment are one question.
 */
const resolved = new LRUCache<string, { id: string | null }>({
  max: 5_000,
  ttl: REMEMBERED_MS,
  fetchMethod: async (slug) => {
    const row = await DANGEROUSLY_acrossCompanies('resolve-company', (trx) =>
      trx.from('companies').where('slug', slug).select('id').first()
    )
    return { id: row?.id ?? null }
  },
})

/** The company's slug in a host name (`acme` in `acme.localhost`), or null. */
export function slugOfHost(host: string | null, domain: string): string | null {
  if (!host?.endsWith(`.${domain}`)) return null
  const slug = host.slice(0, -domain.length - 1)
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(slug) ? slug : null
}

/** The company's id for a slug, or null when there is none. */
export async function resolveCompany(slug: string): Promise<string | null> {
  const found = await resolved.fetch(slug)
  return found?.id ?? null
}

/** Forgets what was resolved (a company was made or renamed; a test truncated the tables). */
export function forgetResolvedCompanies() {
  resolved.clear()
}
