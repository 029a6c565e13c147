import { createApiClient } from '#modules/shared/api_client'
import { track } from '@/lib/activity'
import { NetworkProblem, problemOf } from './problem.ts'

/** The calls of the API of this company's subdomain, typed from the server's own code. */
export const api = createApiClient({ baseUrl: '/api', fetch: send })

/** What openapi-fetch gives back for one call. */
interface Reply<T> {
  data?: T
  error?: unknown
  response: Response
}

/** The answer of a call. Throws ApiProblem on a refusal; a call without content answers undefined. */
export async function answerOf<T>(call: Promise<Reply<T>>): Promise<T> {
  const { data, error, response } = await call
  if (!response.ok) throw problemOf(response, error)
  return data as T
}

/** Adds what every call carries: the reader's language, and the token that proves the page is ours. */
async function send(request: Request): Promise<Response> {
  request.headers.set('accept', 'application/json')
  request.headers.set('accept-language', document.documentElement.lang)
  if (request.method !== 'GET') request.headers.set('x-xsrf-token', xsrfToken())
  try {
    return await track(fetch(request))
  } catch (error) {
    if (request.signal.aborted) throw error
    throw new NetworkProblem('network')
  }
}

function xsrfToken(): string {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return value ? decodeURIComponent(value) : ''
}
