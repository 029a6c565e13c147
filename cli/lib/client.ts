import { createApiClient, type ApiClient, type ApiProblem } from '#modules/shared/api_client'
import type { Language } from '#modules/shared/values/format'
import { Failure } from '#cli/lib/failure'
import { fetchLoopback } from '#cli/lib/transport'

/** The typed client of one company's address, e.g. `http://acme.localhost:3333`. */
export function apiOf(
  url: string,
  { token, language }: { token?: string; language: Language }
): ApiClient {
  return createApiClient({
    baseUrl: `${url}/api`,
    fetch: fetchLoopback,
    headers: {
      'accept': 'application/json',
      'x-language': language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
}

/** What the server refused, as the sentence it gave. */
export class Refused extends Failure {
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, problem: Partial<ApiProblem>) {
    super(sentence(status, problem))
    this.status = status
    this.code = problem.code
  }
}

/**
 * The data of an answer.
 * @throws Refused when the server refuses
 */
export async function dataOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>
): Promise<T> {
  const { data, error, response } = await call
  if (response.ok) return data as T
  const isProblem = response.headers.get('content-type')?.includes('problem+json')
  throw new Refused(response.status, isProblem ? (error as ApiProblem) : {})
}

/** The translated sentence, the fields concerned, and the number to quote to support. */
function sentence(
  status: number,
  { code, detail, errors = [], moreErrors, requestId }: Partial<ApiProblem>
): string {
  if (!detail)
    return `the server answered with ${status} and no explanation; is this the address of a company?`
  const fields = errors.map(({ path, message }) => `\n  ${path}: ${message}`).join('')
  const more = moreErrors ? `\n  and ${moreErrors} more` : ''
  const remedy = code === 'E_UNAUTHENTICATED' ? '\n  barema login signs you in again' : ''
  return `${detail}${fields}${more}${remedy}\n  (request ${requestId})`
}
