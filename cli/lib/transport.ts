import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { lookup as resolve, type LookupOptions } from 'node:dns'
import { buffer } from 'node:stream/consumers'
import { Failure } from '#cli/lib/failure'

const TIMEOUT_MS = 30_000

/**
 * `fetch` that reaches `acme.localhost`: browsers and curl take every name under `localhost` for this
 * machine, Node asks the resolver, which does not know it. The Host header stays the company's.
 *
 * @throws Unreachable without an answer
 */
export async function fetchLoopback(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
  const answer = await send(url, request, body).catch((error: NodeJS.ErrnoException) => {
    throw new Unreachable(`${url.origin} does not answer (${error.code ?? error.message})`)
  })
  const bytes = await buffer(answer)
  const status = answer.statusCode!
  // A Response with one of these may not carry a body.
  return new Response(status === 204 || status === 304 ? null : bytes, {
    status,
    headers: headersOf(answer),
  })
}

/** No answer; a second attempt may get one. */
export class Unreachable extends Failure {}

function send(url: URL, request: Request, body: Buffer | undefined): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolveAnswer, reject) => {
    const sending = start(url, {
      method: request.method,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(body ? { 'content-length': body.length } : {}),
      },
      lookup: resolveHost as never,
      timeout: TIMEOUT_MS,
    })
    sending.once('response', resolveAnswer)
    sending.once('timeout', () =>
      sending.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} seconds`))
    )
    sending.once('error', reject)
    sending.end(body)
  })
}

function resolveHost(
  host: string,
  options: LookupOptions,
  done: (...result: unknown[]) => void
): void {
  const isHere = host === 'localhost' || host.endsWith('.localhost')
  if (!isHere) resolve(host, options, done as never)
  else if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}

function headersOf(answer: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  return headers
}
