import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { host } from './product.ts'

const UPLOADS = 12
const BYTE_EVERY_MS = 3_000

/**
 * What fairness.ts starts: told the drafts, it makes the noise of one company until it is told to end and all it asked
 * for has come.
 */
const admin = await signedIn('admin', 'acme')
const told = once(process, 'message')
process.send!('ready')
const [wanted] = (await told) as [string[]]
const ending = new AbortController()
process.once('message', () => ending.abort())
await Promise.all([
  slowUploads(admin, wanted[0], ending.signal),
  exported(admin),
  drawn(admin, wanted),
])
process.disconnect()

/** Twelve at any time, each a byte every three seconds, until it is told to stop. */
async function slowUploads(client: TestClient, offer: string, stop: AbortSignal): Promise<void> {
  const port = Number(process.env.PORT)
  const sockets = new Set<Socket>()
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    sockets.add(socket)
    socket.write(
      [
        `POST /api/offers/${offer}/files?name=Plan.pdf HTTP/1.1`,
        `host: ${host}`,
        'content-type: application/pdf',
        'content-length: 4000000',
        `x-xsrf-token: ${decodeURIComponent(client.cookies.get('XSRF-TOKEN')!)}`,
        `cookie: ${[...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
        '\r\n',
      ].join('\r\n')
    )
    socket.on('error', () => {})
    socket.on('data', () => socket.end())
    socket.on('close', () => {
      sockets.delete(socket)
      if (!stop.aborted) open()
    })
  }
  for (let nth = 0; nth < UPLOADS; nth++) open()
  while (!stop.aborted) {
    await sleep(BYTE_EVERY_MS)
    for (const socket of sockets) socket.write('%')
  }
  for (const socket of sockets) socket.destroy()
}

/** Asks for the file, and looks every second how far it is, as the screen does. */
async function exported(client: TestClient): Promise<void> {
  const ask = () => client.post('/api/exports', { kind: 'packages', format: 'csv' })
  let asked = await ask()
  while (asked.body.code === 'E_BUSY') asked = await ask()
  if (asked.status !== 202) throw new Error(`POST exports answered ${asked.status}: ${asked.raw}`)
  for (;;) {
    const { body } = await client.get(`/api/exports/${asked.body.id}`)
    if (body.status === 'ready') return
    if (body.status === 'failed') throw new Error('The file could not be written')
    await sleep(1_000)
  }
}

/** All drafts at once, each until it is drawn. */
async function drawn(client: TestClient, drafts: string[]): Promise<void> {
  await Promise.all(
    drafts.map(async (id) => {
      for (;;) {
        const { status, headers, raw } = await client.get(`/api/offers/${id}/pdf`)
        if (status === 200) return
        if (![429, 503].includes(status)) throw new Error(`A draft answered ${status}: ${raw}`)
        await sleep(Number(headers['retry-after'] ?? 1) * 1000)
      }
    })
  )
}
