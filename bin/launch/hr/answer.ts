import type { IncomingHttpHeaders } from 'node:http'
import type { LocalAccount, LocalKey } from './accounts.ts'

/** A call as it came in, below the part of the path that names the system. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Of JSON or of a form; nothing of a call without one. */
  body: Record<string, unknown>
  /** The customer's own host, of the systems that have one for each. */
  host: string
}

export interface Answered {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

export const ok = (body: unknown): Answered => ({ status: 200, body })

/** One system: who asks, how it says no, and what it answers. */
export interface LocalApi {
  /** Calls without a key, such as those for one; undefined for all others. */
  open?(asked: Asked): Answered | Promise<Answered> | undefined
  keyOf(asked: Asked): LocalKey | null
  refuse(status: number, sentence: string): Answered
  answer(asked: Asked, account: LocalAccount, key: LocalKey): Answered
}

/** The id in a path such as `/people/12/detail`; null where the path is another one. */
export function matched(pattern: string, path: string): string[] | null {
  const parts = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(path)
  return parts && parts.slice(1).map(decodeURIComponent)
}

/** `YYYY-MM-DDTHH:MM:SS+00:00`, as most of them write a moment. */
export const momentOf = (ms: number) => new Date(ms).toISOString().replace(/\.\d{3}Z$/, '+00:00')
