import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Call } from './api.ts'
import { nested, type SentObject } from './form.ts'
import { Refusal } from './refusal.ts'
import { newId } from './store.ts'

/** What a request with an idempotency key asked, and was answered. */
interface Answered {
  fingerprint: string
  body: object
}

/**
 * Answers the calls of the API as Stripe does: with a key only, each idempotency key once, refusals in Stripe's shape.
 */
export function answerCalls(
  secretKey: string,
  calls: Call[]
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answered = new Map<string, Answered>()
  const routes = calls.map(({ method, path, answer }) => ({
    method,
    pattern: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`),
    answer,
  }))

  return async (request, response) => {
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
        .end(JSON.stringify(body))
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        throw new Refusal(401, { message: 'Invalid API Key provided' })
      const { method = 'GET' } = request
      const url = new URL(request.url ?? '/', 'http://local')
      const sent = await text(request)
      const body = nested(new URLSearchParams(method === 'GET' ? url.search : sent))
      const key = request.headers['idempotency-key']
      const work = () => call(method, url.pathname, body)
      send(200, key ? once(String(key), `${url.pathname} ${sent}`, work) : work())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(error.status, { error: error.error })
    }
  }

  function call(method: string, path: string, body: SentObject): object {
    for (const { pattern, answer, ...route } of routes) {
      const match = route.method === method && pattern.exec(path)
      if (match) return answer(body, match[1] ?? '')
    }
    throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${path}).` })
  }

  function once(key: string, fingerprint: string, work: () => object): object {
    const before = answered.get(key)
    if (before && before.fingerprint !== fingerprint)
      throw new Refusal(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    if (before) return before.body
    const body = structuredClone(work())
    answered.set(key, { fingerprint, body })
    return body
  }
}
