import { text } from 'node:stream/consumers'
import { nested } from './form.mjs'
import { Refusal } from './refusal.mjs'
import { newId } from './store.mjs'

/**
 * Answers the calls of the API as Stripe does: with a key only, each idempotency key once, refusals in Stripe's shape.
 *
 * @param {{secretKey: string, calls: ReturnType<typeof import('./api.mjs').calls>}} parts
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function answerCalls({ secretKey, calls }) {
  const answered = new Map()
  const routes = calls.map(([method, path, parameters, handle]) => ({
    method,
    pattern: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`),
    parameters: parameters.split(' '),
    handle,
  }))

  return async (request, response) => {
    const send = (status, body) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
        .end(JSON.stringify(body))
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        throw new Refusal(401, { message: 'Invalid API Key provided' })
      const url = new URL(request.url, 'http://local')
      const sent = await text(request)
      const body = nested(new URLSearchParams(request.method === 'GET' ? url.search : sent))
      const key = request.headers['idempotency-key']
      send(
        200,
        once(key, `${url.pathname} ${sent}`, () => call(request.method, url.pathname, body))
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(error.status, { error: error.error })
    }
  }

  function call(method, path, body) {
    for (const { pattern, parameters, handle, ...route } of routes) {
      const match = route.method === method && pattern.exec(path)
      if (!match) continue
      const unknown = Object.keys(body).find((name) => !parameters.includes(name))
      if (unknown)
        throw new Refusal(400, {
          code: 'parameter_unknown',
          message: `Received unknown parameter: ${unknown}`,
          param: unknown,
        })
      return handle(body, match[1])
    }
    throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${path}).` })
  }

  function once(key, fingerprint, work) {
    const before = key && answered.get(key)
    if (before && before.fingerprint !== fingerprint)
      throw new Refusal(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    if (before) return before.body
    const body = structuredClone(work())
    if (key) answered.set(key, { fingerprint, body })
    return body
  }
}
