import { type Agent, request as httpRequest } from 'node:http'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import type { Cookies, openedSession } from './opened_session.ts'

export interface TestResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Parsed when it is JSON, text otherwise. */
  body: any
  raw: Buffer
}

interface SendOptions {
  body?: unknown
  /** Sent as it is, instead of `body` as JSON. */
  rawBody?: string | Buffer
  headers?: Record<string, string>
  /** The address that the call comes from: any of 127.0.0.0/8. */
  from?: string
  agent?: Agent
}

/**
 * A browser of one company: keeps cookies, sends the CSRF token back, names the company in the host.
 * Node cannot resolve `acme.localhost`, so it connects to 127.0.0.1 and sets the Host header.
 */
export class TestClient {
  /** Throws where an answer is not as it is documented: the suites set it (tests/bootstrap.ts), benches measure without. */
  static judge: (method: string, path: string, answer: TestResponse) => void = () => {}

  /** Opens a session without a sign-in (opened_session.ts): the suites set it, benches and chaos have no application for it. */
  static openSession: typeof openedSession = async () => null

  readonly cookies = new Map<string, string>()
  #host: string
  #headers: Record<string, string>
  #port: number

  /** `port`: of another web process than the test's own. */
  constructor(
    slug: string | null,
    headers: Record<string, string> = {},
    port = Number(process.env.PORT)
  ) {
    this.#host = `${slug ? `${slug}.` : ''}localhost:${port}`
    this.#headers = headers
    this.#port = port
  }

  get(path: string, options: SendOptions = {}) {
    return this.send('GET', path, options)
  }

  post(path: string, body?: unknown, options: SendOptions = {}) {
    return this.send('POST', path, { body, ...options })
  }

  put(path: string, body?: unknown, options: SendOptions = {}) {
    return this.send('PUT', path, { body, ...options })
  }

  delete(path: string, options: SendOptions = {}) {
    return this.send('DELETE', path, options)
  }

  send(method: string, path: string, options: SendOptions = {}): Promise<TestResponse> {
    const { body, rawBody, headers, from, agent } = options
    const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
    const xsrf = this.cookies.get('XSRF-TOKEN') ?? this.cookies.get('__Host-XSRF-TOKEN')
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          localAddress: from,
          agent,
          port: this.#port,
          method,
          path,
          headers: {
            host: this.#host,
            accept: 'application/json',
            ...(payload === undefined
              ? {}
              : {
                  'content-type': 'application/json',
                  ...(headers?.['transfer-encoding']
                    ? {}
                    : { 'content-length': Buffer.byteLength(payload) }),
                }),
            ...(xsrf ? { 'x-xsrf-token': decodeURIComponent(xsrf) } : {}),
            cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...this.#headers,
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () => {
            for (const cookie of response.headers['set-cookie'] ?? []) this.#remember(cookie)
            const raw = Buffer.concat(chunks)
            const answer = {
              status: response.statusCode!,
              headers: response.headers,
              raw,
              body: parse(
                raw,
                response.headers['content-encoding'] ? '' : response.headers['content-type']
              ),
            }
            try {
              TestClient.judge(method, path, answer)
            } catch (wrong) {
              return reject(wrong)
            }
            resolve(answer)
          })
        }
      )
      request.on('error', (error: NodeJS.ErrnoException) => {
        // On a busy machine the server may close a kept connection in the moment in which it is used again: nothing was read.
        if (request.reusedSocket && error.code === 'ECONNRESET')
          resolve(this.send(method, path, options))
        else reject(error)
      })
      request.end(payload)
    })
  }

  /** Has these cookies from now on. */
  keep(cookies: Cookies): this {
    for (const [name, value] of cookies) this.cookies.set(name, value)
    return this
  }

  #remember(cookie: string) {
    const [pair] = cookie.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

function parse(raw: Buffer, type = ''): unknown {
  return type.includes('json') && raw.length > 0
    ? JSON.parse(raw.toString('utf8'))
    : raw.toString('utf8')
}

/** A visitor who is not signed in, with the CSRF cookie that any first page sets. */
export async function visitor(slug: string | null = 'acme'): Promise<TestClient> {
  const client = new TestClient(slug)
  await client.get('/api/out/company')
  return client
}

type Role = 'admin' | 'payroll' | 'hr' | 'manager' | 'viewer'

/**
 * A demo account of a company, signed in. Nothing but the session is written: for the audit log, the known browser and
 * what else a sign-in leaves there is `signsIn`.
 */
export async function signedIn(name: Role, slug = 'acme'): Promise<TestClient> {
  const opened = await TestClient.openSession(slug, `${name}@${slug}.test`)
  return opened ? new TestClient(slug).keep(opened) : signsIn(name, slug)
}

/** The same as a person does it, with all that the product does at a sign-in. */
export async function signsIn(name: Role, slug = 'acme'): Promise<TestClient> {
  const client = await visitor(slug)
  const answer = await client.post('/api/session', {
    email: `${name}@${slug}.test`,
    password: DEMO_PASSWORD,
  })
  if (answer.status !== 200)
    throw new Error(`Sign-in of ${name}@${slug} answered ${answer.status}: ${answer.raw}`)
  return client
}
