import { createServer as createHttpServer } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'
import { show } from './figure.ts'
import { summary, waitsOf, type Waits } from './others.ts'
import { url, withProduct } from './product.ts'

const RUNS = 3
const SLOW_MS = 5_000
/** Each kind keeps as many waiting: fifty, and as many papers besides as people of one company may wait for. */
const WAITING = { cards: 20, identities: 15, mails: 15, papers: 4 }

/** How long the services take at the moment; while they answer at once, those who call pause as long instead. */
let serviceMs = SLOW_MS
/** Where this file stands, the renderer answers at once (slow_renderer.ts). */
const atOnceFile = join(mkdtempSync(join(tmpdir(), 'barema-bench-')), 'at-once')

/** Answers everything with nothing of use. */
const http = createHttpServer((_request, response) => {
  setTimeout(
    () => response.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
    serviceMs
  )
})
/** A mail server that takes no mail. */
const smtp = createSocketServer((socket) => {
  socket.on('error', () => {})
  setTimeout(() => socket.end('421 not now\r\n'), serviceMs)
})
const [cards, mails] = [await addressOf(http), await addressOf(smtp)]

/** Calls that wait for a card provider, an identity provider, a mail server and papers, and what others wait meanwhile. */
await withProduct(
  async () => {
    const payer = await signedIn('admin', 'acme')
    const readers = await Promise.all(
      Array.from({ length: WAITING.papers }, () => signedIn('admin', 'acme'))
    )
    const other = await signedIn('admin', 'globex')
    const beside = async () => {
      const stop = new AbortController()
      const [waits] = await Promise.all([
        waitsOf(other).finally(() => stop.abort()),
        waiting(payer, readers, stop.signal),
      ])
      return waits
    }
    const quiet: Waits[] = []
    const quick: Waits[] = []
    const slow: Waits[] = []
    await waitsOf(other)
    for (let run = 0; run < RUNS; run++) {
      quiet.push(await waitsOf(other))
      answerAtOnce(true)
      quick.push(await beside())
      answerAtOnce(false)
      slow.push(await beside())
    }
    const [before, answered, meanwhile] = [summary(quiet), summary(quick), summary(slow)]
    show([
      {
        what: 'the other routes with nobody waiting, 99 of 100 answered within, median of three runs',
        value: before.p99,
        unit: 'ms',
        rule: 'R17',
      },
      {
        what: 'the same beside 54 calls, each again after 5 s, that card provider, identity provider, mail server and drawings answer at once',
        value: answered.p99,
        unit: 'ms',
        rule: 'R17',
      },
      {
        what: 'the same while 54 calls wait 5 s for card provider, identity provider, mail server and drawings',
        value: meanwhile.p99,
        unit: 'ms',
        rule: 'R17',
      },
      { what: 'their longest wait meanwhile', value: meanwhile.longest, unit: 'ms', rule: 'R17' },
    ])
  },
  {
    worker: true,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_bench',
      STRIPE_WEBHOOK_SECRET: 'whsec_bench',
      STRIPE_API_URL: `http://${cards}`,
      GOOGLE_CLIENT_ID: 'bench',
      GOOGLE_CLIENT_SECRET: 'bench',
      GOOGLE_OPENID_URL: `http://${cards}`,
      SMTP_URL: `smtp://${mails}`,
      BENCH_AT_ONCE_FILE: atOnceFile,
      NODE_OPTIONS: `--import=${import.meta.resolve('./slow_renderer.ts')}`,
    },
  }
)
http.close()
smtp.close()

/** From now on the services answer at once, or five seconds later. */
function answerAtOnce(atOnce: boolean): void {
  serviceMs = atOnce ? 0 : SLOW_MS
  if (atOnce) writeFileSync(atOnceFile, '')
  else rmSync(atOnceFile)
}

/** Keeps them all calling until it is told to stop. */
async function waiting(payer: TestClient, readers: TestClient[], stop: AbortSignal): Promise<void> {
  const stranger = await visitor()
  const states = await Promise.all(
    Array.from({ length: WAITING.identities }, () => stateOf(stranger))
  )
  const { body: pack } = await payer.post('/api/packages', packageBody())
  const kinds = [
    ...Array.from({ length: WAITING.cards }, () => () => payer.get('/api/billing/prices')),
    ...states.map((state) => () => comeBack(state)),
    ...readers.map((reader) => () => newPaper(reader, pack.id)),
    // Mails leave from the worker, each by a job that waits for the mail server.
    ...Array.from({ length: WAITING.mails }, () => async () => {
      await payer.post(`/api/packages/${pack.id}/prints`, { email: 'somebody@example.test' })
      if (serviceMs > 0) await sleep(SLOW_MS)
    }),
  ]
  await Promise.all(
    kinds.map(async (call) => {
      while (!stop.aborted) {
        await call()
        if (serviceMs === 0) await sleep(SLOW_MS)
      }
    })
  )
}

/** The PDF of an offer that was not drawn yet. */
async function newPaper(reader: TestClient, packageId: string): Promise<void> {
  const { body: offer } = await reader.post('/api/offers', { packageId })
  for (;;) {
    const asked = performance.now()
    const { status, headers, raw } = await reader.get(`/api/offers/${offer.id}/pdf`)
    if (status === 200) {
      if (performance.now() - asked < serviceMs) throw new Error('The renderer is not slow')
      return
    }
    // A machine that is busy makes the line of papers longer than a person is let wait.
    if (![429, 503].includes(status)) throw new Error(`A paper answered ${status}: ${raw}`)
    await sleep(Number(headers['retry-after'] ?? 1) * 1000)
  }
}

/** What Google is given to bring back. */
async function stateOf(stranger: TestClient): Promise<string> {
  const { status, body, raw } = await stranger.post('/api/session/google', {})
  if (status !== 200) throw new Error(`POST session/google answered ${status}: ${raw}`)
  return new URL(body.url).searchParams.get('state')!
}

/** A browser back from Google, whose code is then asked for at the provider. */
async function comeBack(state: string): Promise<void> {
  const response = await fetch(
    `${url}/api/session/google/callback?code=bench&state=${encodeURIComponent(state)}`,
    { redirect: 'manual' }
  )
  await response.body?.cancel()
}

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
