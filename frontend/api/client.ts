import { createApiClient } from '#modules/shared/api_client'
import { track } from '@/lib/activity'
import { cookieOf } from '@/lib/cookies'
import { firstAnswer } from './first-calls.ts'
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

/** Asks the person to prove again who they are; true once they did. */
type AskForProof = () => Promise<boolean>

let askForProof: AskForProof | null = null

/** Names who asks; answers how to stop it. */
export function onFreshProofAsked(ask: AskForProof): () => void {
  askForProof = ask
  return () => (askForProof = null)
}

/**
 * Adds what every call carries: the reader's language, and the token that proves the page is ours. What is refused for
 * want of a fresh proof is sent once more when that was given.
 */
export async function send(request: Request): Promise<Response> {
  request.headers.set('accept', 'application/json')
  request.headers.set('x-language', document.documentElement.lang)
  try {
    if (request.method === 'GET') {
      const ask = () => fetch(request)
      return await track(firstAnswer(request, ask) ?? ask())
    }
    const again = request.clone()
    const ask = () => write(request)
    const response = await track(firstAnswer(request, ask) ?? ask())
    const waits = response.status === 403 && (await codeOf(response)) === 'E_FRESH_PROOF'
    return waits && (await askForProof?.()) ? await track(write(again)) : response
  } catch (error) {
    if (request.signal.aborted) throw error
    throw new NetworkProblem('network')
  }
}

/**
 * A session that ended took its proof with it: one read gets a new one, and the write is sent once more.
 * Then it succeeds, or the server says plainly that the session has ended.
 */
async function write(request: Request): Promise<Response> {
  const again = request.clone()
  request.headers.set('x-xsrf-token', xsrfToken())
  const response = await fetch(request)
  if (response.status !== 403 || (await codeOf(response)) !== 'E_CSRF') return response
  await fetch('/api/out/company')
  again.headers.set('x-xsrf-token', xsrfToken())
  return fetch(again)
}

async function codeOf(response: Response): Promise<string | undefined> {
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string }
  return body.code
}

/** What proves that the page is ours. */
export function xsrfToken(): string {
  return decodeURIComponent(cookieOf(document.cookie, 'XSRF-TOKEN') ?? '')
}
