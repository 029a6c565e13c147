import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from '../console/launch_error.ts'
import { LocalAccounts, type LocalSystem, type Spoilt } from './accounts.ts'
import type { Answered, Asked, LocalApi } from './answer.ts'
import { bamboohrApi } from './bamboohr.ts'
import { control } from './control.ts'
import { odooApi } from './odoo.ts'
import { officientApi } from './officient.ts'
import { personioApi } from './personio.ts'

/**
 * node server.ts <port>: the HR systems of this machine, each below its name: `/officient/1.0/account`,
 * `/bamboohr/acme.bamboohr.com/api/…`. What is there is forgotten when it ends.
 */
const accounts = new LocalAccounts()
const APIS: Record<LocalSystem, LocalApi> = {
  officient: officientApi(accounts),
  personio: personioApi(accounts),
  bamboohr: bamboohrApi(accounts),
  odoo: odooApi(accounts),
}
const WITH_HOST: readonly string[] = ['bamboohr', 'odoo']
const DRIPS = 600
const DRIP_MS = 100

createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
    response.end(reasonOf(error))
  })
}).listen(Number(process.argv[2]), '127.0.0.1')

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://local')
  const [, system = '', ...rest] = url.pathname.split('/')
  const host = WITH_HOST.includes(system) ? decodeURIComponent(rest.shift() ?? '') : ''
  const asked: Asked = {
    method: request.method ?? 'GET',
    path: `/${rest.join('/')}`,
    query: url.searchParams,
    headers: request.headers,
    body: bodyOf(request.headers['content-type'], await text(request)),
    host,
  }
  if (system === 'control') return send(response, await control(accounts, asked))
  const api = APIS[system as LocalSystem]
  if (!api) return send(response, { status: 404, body: { error: `no ${system}` } })
  const open = await api.open?.(asked)
  if (open) return send(response, open)
  const key = api.keyOf(asked)
  if (!key) return send(response, api.refuse(401, 'The key is not known'))
  const account = accounts.of(key)
  account.calls.push(`${system} ${asked.method} ${asked.path}`)
  const spoilt = account.nextSpoilt(system as LocalSystem, asked.path)
  if (spoilt?.status) {
    const refused = api.refuse(spoilt.status, `Refused as a test wants it: ${spoilt.status}`)
    const headers: Record<string, string> = { ...refused.headers }
    if (spoilt.retryAfter !== undefined) headers['retry-after'] = spoilt.retryAfter
    return send(response, { ...refused, headers })
  }
  if (spoilt?.body) return spoil(response, spoilt.body)
  send(response, api.answer(asked, account, key))
}

/** Of JSON or of a form; what is neither says nothing. */
function bodyOf(type: string | undefined, sent: string): Record<string, unknown> {
  if (type?.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(sent))
  try {
    return sent ? (JSON.parse(sent) as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answered): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/plain' : 'application/json',
    ...headers,
  })
  response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body))
}

/** An answer that is none. */
async function spoil(response: ServerResponse, how: NonNullable<Spoilt['body']>): Promise<void> {
  if (how === 'silent') return
  response.writeHead(200, { 'content-type': how === 'html' ? 'text/html' : 'application/json' })
  if (how === 'broken') return void response.end('{"data": [{"id": 1,')
  if (how === 'html') return void response.end('<html>Down for maintenance</html>')
  if (how === 'empty') return void response.end('{}')
  for (let drips = 0; drips < DRIPS && !response.closed; drips++) {
    if (how === 'slow') await sleep(DRIP_MS)
    if (!response.write(' '.repeat(how === 'slow' ? 1 : 100_000))) await sleep(1)
  }
  response.end()
}
