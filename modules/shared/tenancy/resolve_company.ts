import { LRUCache } from 'lru-cache'
import { REMEMBERED_MS } from './remembered.ts'
import { DANGEROUSLY_acrossCompanies } from './unit_of_work.ts'

/**
 * What each slug led to, or that it is free: a call to an address without a company costs nothing for a
 * while, and a new company is there soon.
 */
const resolved = new LRUCache<string, { id: string | null }>({ max: 5_000, ttl: REMEMBERED_MS })

/** Slugs that wait for the next question, and the calls that wait for each. */
let waiting = new Map<string, PromiseWithResolvers<string | null>>()
let asking = false

/** The company's slug in a host name (`acme` in `acme.localhost`, however it is written), or null. */
export function slugOfHost(host: string | null, domain: string): string | null {
  const name = host?.toLowerCase()
  if (!name?.endsWith(`.${domain}`)) return null
  const slug = name.slice(0, -domain.length - 1)
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(slug) ? slug : null
}

/** The company's id for a slug, or null when there is none. */
export async function resolveCompany(slug: string): Promise<string | null> {
  const found = resolved.get(slug)
  if (found) return found.id
  const answer = waiting.get(slug) ?? Promise.withResolvers<string | null>()
  waiting.set(slug, answer)
  if (!asking) void askForAll()
  return answer.promise
}

/**
 * What is asked for while one question is under way goes together into the next: a thousand invented addresses are two
 * questions on one connection, and no company that is looked up again stands behind them.
 */
async function askForAll(): Promise<void> {
  asking = true
  while (waiting.size > 0) {
    const asked = waiting
    waiting = new Map()
    try {
      const ids = await idsOf([...asked.keys()])
      for (const [slug, { resolve }] of asked) {
        const id = ids.get(slug) ?? null
        resolved.set(slug, { id })
        resolve(id)
      }
    } catch (error) {
      for (const { reject } of asked.values()) reject(error)
    }
  }
  asking = false
}

async function idsOf(slugs: string[]): Promise<Map<string, string>> {
  const rows = await DANGEROUSLY_acrossCompanies('resolve-company', (trx) =>
    trx.from('companies').whereIn('slug', slugs).select('slug', 'id')
  )
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** Forgets what was resolved (a company was made or renamed; a test truncated the tables). */
export function forgetResolvedCompanies() {
  resolved.clear()
}
