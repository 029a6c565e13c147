import type { ApiProblem as Problem } from '#modules/shared/api_client'

/** One refused field: `package.salaireBrut`, a stable code and a sentence in the reader's language. */
export interface FieldProblem {
  path: string
  code: string
  message: string
  names?: Readonly<Record<string, string>>
}

/** An answer `application/problem+json` of the server, as an error. `requestId` leads to the server's log. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: FieldProblem[] = [],
    readonly requestId: string | null = null,
    /** How long to wait, where one was too fast. */
    readonly retryAfterSeconds: number | null = null,
    /** What is wrong in a few words, above the sentence. */
    readonly title: string | null = null
  ) {
    super(message)
  }
}

/** No answer at all: offline, or the server is not there. */
export class NetworkProblem extends Error {
  override name = 'NetworkProblem'
}

/** A refused response as an error, whatever its body looks like: a proxy in between may answer anything. */
export function problemOf(response: Response, body: unknown): ApiProblem {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<Problem>
  const message = problem.detail ?? problem.title ?? response.statusText
  return new ApiProblem(
    response.status,
    problem.code ?? 'E_UNKNOWN',
    message,
    problem.errors ?? [],
    problem.requestId ?? response.headers.get('x-request-id'),
    Number(response.headers.get('retry-after')) || null,
    problem.title ?? null
  )
}

/** The request id of an error, when it has one. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiProblem ? error.requestId : null
}
