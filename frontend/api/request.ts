import { track } from '@/lib/activity'
import { NetworkProblem, problemOf } from './problem.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface RequestOptions {
  body?: unknown
  query?: Record<string, string | number | undefined>
  signal?: AbortSignal
}

/**
 * Calls the API of the company's subdomain and returns its JSON (undefined for 204).
 * Throws ApiProblem on a refusal and NetworkProblem when nothing answers.
 */
export async function request<T>(method: Method, path: string, options: RequestOptions = {}): Promise<T> {
  const response = await track(send(method, path, options))
  if (!response.ok) throw await problemOf(response)
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
}

async function send(method: Method, path: string, { body, query, signal }: RequestOptions): Promise<Response> {
  const headers: Record<string, string> = { 'accept': 'application/json', 'accept-language': document.documentElement.lang }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET') headers['x-xsrf-token'] = xsrfToken()
  try {
    return await fetch(`/api/${path}${queryString(query)}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      credentials: 'same-origin',
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkProblem('network')
  }
}

function queryString(query: RequestOptions['query'] = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}

function xsrfToken(): string {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return value ? decodeURIComponent(value) : ''
}
