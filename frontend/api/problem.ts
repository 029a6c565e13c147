/** One refused field: `package.salaireBrut`, a stable code and a sentence in the reader's language. */
export interface FieldProblem {
  path: string
  code: string
  message: string
}

/** An answer `application/problem+json` of the server, as an error. `requestId` leads to the server's log. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: FieldProblem[] = [],
    readonly requestId: string | null = null
  ) {
    super(message)
  }
}

/** No answer at all: offline, or the server is not there. */
export class NetworkProblem extends Error {
  override name = 'NetworkProblem'
}

/** Turns a refused response into an ApiProblem, whatever its body looks like. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const header = response.headers.get('x-request-id')
  const body = (await response.json().catch(() => ({}))) as Partial<ApiProblem> & { title?: string; detail?: string }
  const message = body.detail ?? body.title ?? response.statusText
  return new ApiProblem(response.status, body.code ?? 'E_UNKNOWN', message, body.errors ?? [], body.requestId ?? header)
}

/** The request id of an error, when it has one. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiProblem ? error.requestId : null
}
