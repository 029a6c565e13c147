import { lookup } from 'node:dns/promises'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { guardedLookup, type Resolve } from './guarded_lookup.ts'
import { OutsideRefusal } from './outside_fetch.ts'
import type { OutsideAnswer, OutsideFetch, OutsideRequest } from './outside_fetch.ts'
import { isPublicAddress } from './public_address.ts'

const HEAD_MS = 15_000
const BODY_MS = 60_000
const MAX_BYTES = 20_000_000
const MOST_REDIRECTS = 3
const SOCKETS_PER_HOST = 8

const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * How calls go outside, by addresses that people type: https to public addresses only, judged after the name is resolved
 * and again wherever an answer leads; a ceiling for the bytes and the time of an answer; nothing of a request follows to
 * another host.
 *
 * @param options allowed: exact origins of this machine's own servers (`http://127.0.0.1:1092`), from the environment of the
 *   launcher and never from a screen; resolve: in a test, what names are
 */
export function openOutside({
  allowed = [],
  resolve = (name) => lookup(name, { all: true }),
}: { allowed?: readonly string[]; resolve?: Resolve } = {}): OutsideFetch {
  const own = new Set(allowed.map((address) => new URL(address).origin))
  const kept = { keepAlive: true, maxSockets: SOCKETS_PER_HOST }
  const guarded = new HttpsAgent({ ...kept, lookup: guardedLookup(resolve) })
  const inside = { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) }

  return async (request) => {
    reachingOut('A server outside')
    let asked = request
    for (let redirects = 0; ; redirects++) {
      const url = readable(asked.url)
      const isOwn = own.has(url.origin)
      if (!isOwn) judge(url)
      const agent = isOwn ? inside[url.protocol as keyof typeof inside] : guarded
      const answer = await call(asked, url, agent)
      const { location } = answer.headers
      if (!REDIRECTS.includes(answer.status) || !location) return answer
      if (redirects === MOST_REDIRECTS)
        throw new OutsideRefusal('redirected', `${url.host} leads on and on`)
      asked = followed(asked, url, location, answer.status)
    }
  }
}

function readable(address: string): URL {
  if (!URL.canParse(address)) throw new OutsideRefusal('address', 'this is no address')
  return new URL(address)
}

/** Of a name the addresses are judged when it is connected to. */
function judge(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:') throw new OutsideRefusal('address', `${url.host} is not https`)
  if (url.username || url.password)
    throw new OutsideRefusal('address', `the address of ${url.host} holds a name or a password`)
  if (isIP(host) && !isPublicAddress(host))
    throw new OutsideRefusal('address', `${host} is of a private network`)
}

/** What is asked where an answer led: the same at the same origin; elsewhere a bare GET, or nothing if something was sent. */
function followed(asked: OutsideRequest, from: URL, location: string, status: number) {
  if (!URL.canParse(location, from.href))
    throw new OutsideRefusal('redirected', `${from.host} leads nowhere`)
  const url = new URL(location, from)
  const { method = 'GET' } = asked
  const isSame = url.origin === from.origin
  if (method !== 'GET' && !(isSame && (status === 307 || status === 308)))
    throw new OutsideRefusal('redirected', `${from.host} leads what it was sent to ${url.host}`)
  return { ...asked, url: url.href, headers: isSame ? asked.headers : {} }
}

async function call(
  asked: OutsideRequest,
  url: URL,
  agent: HttpAgent | HttpsAgent
): Promise<OutsideAnswer> {
  const clock = new AbortController()
  const late = (part: string) => () =>
    clock.abort(new OutsideRefusal('late', `${url.host}: its ${part} took too long`))
  let timer = setTimeout(late('answer'), asked.headMs ?? HEAD_MS)
  const signal = asked.signal ? AbortSignal.any([asked.signal, clock.signal]) : clock.signal
  try {
    const response = await head(asked, url, agent, signal)
    clearTimeout(timer)
    timer = setTimeout(late('body'), asked.bodyMs ?? BODY_MS)
    const headers = headersOf(response)
    return {
      status: response.statusCode!,
      headers,
      body: await bodyOf(response, url, asked.maxBytes ?? MAX_BYTES),
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof OutsideRefusal) throw error
    throw new OutsideRefusal('unreachable', `${url.host} does not answer`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** The first lines of an answer. A kept connection that the other side has just closed is no answer: asked once more. */
function head(
  asked: OutsideRequest,
  url: URL,
  agent: HttpAgent | HttpsAgent,
  signal: AbortSignal
): Promise<IncomingMessage> {
  const { method = 'GET', body, headers } = asked
  const options = {
    method,
    agent,
    signal,
    headers: {
      'user-agent': 'Barema',
      ...headers,
      // What is packed could unpack to anything.
      'accept-encoding': 'identity',
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
  }
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = start(url, options, resolve)
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isRepeatable = asked.isRepeatable ?? method === 'GET'
      if (isRepeatable && request.reusedSocket && error.code === 'ECONNRESET')
        return head(asked, url, agent, signal).then(resolve, reject)
      reject(error)
    })
    request.end(body)
  })
}

async function bodyOf(response: IncomingMessage, url: URL, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new OutsideRefusal('too_large', `${url.host} answers more than ${maxBytes} bytes`)
  const chunks: Buffer[] = []
  let size = 0
  if (Number(response.headers['content-length']) > maxBytes) {
    response.destroy()
    throw tooLarge()
  }
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')])
  )
