import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'
import { show } from './figure.ts'
import { summary, waitsOf, type Waits } from './others.ts'
import { host, withProduct } from './product.ts'

const RUNS = 3
const PACKAGES = 100_000
const DRAFTS = 120
const UPLOADS = 12
const BYTE_EVERY_MS = 3_000

/**
 * What one company does to another: twelve uploads that send a byte every three seconds and begin again when they are
 * hung up on, a file of 100,000 packages, and 120 different drafts as PDF, each asked for until it is drawn.
 */
await withProduct(
  async () => {
    const admin = await signedIn('admin', 'acme')
    const other = await signedIn('admin', 'globex')
    const drafts = await fill(admin)
    const quiet: Waits[] = []
    const loud: Waits[] = []
    await waitsOf(other)
    for (let run = 0; run < RUNS; run++) {
      quiet.push(await waitsOf(other))
      const stop = new AbortController()
      const noise = [
        slowUploads(admin, drafts[0], stop.signal),
        exported(admin),
        drawn(admin, drafts),
      ]
      loud.push(await waitsOf(other))
      stop.abort()
      await Promise.all(noise)
    }
    const [before, meanwhile] = [summary(quiet), summary(loud)]
    const noise = `twelve slow uploads, a file of ${PACKAGES / 1000} 000 rows and ${DRAFTS} drafts`
    show([
      {
        what: 'a company while another one is quiet, 99 of 100 answered within, median of three runs',
        value: before.p99,
        unit: 'ms',
      },
      {
        what: `the same while the other has ${noise}`,
        value: meanwhile.p99,
        unit: 'ms',
        promise: 2 * before.p99,
      },
      { what: 'its longest wait meanwhile', value: meanwhile.longest, unit: 'ms', promise: 2_000 },
    ])
  },
  { worker: true }
)

/** 100,000 packages, and 120 drafts of which each says something else; answers the drafts. */
async function fill(admin: TestClient): Promise<string[]> {
  const made = await admin.post('/api/packages', packageBody())
  if (made.status !== 201) throw new Error(`POST packages answered ${made.status}: ${made.raw}`)
  const offer = await admin.post('/api/offers', { packageId: made.body.id })
  if (offer.status !== 201) throw new Error(`POST offers answered ${offer.status}: ${offer.raw}`)
  const { body: company } = await admin.get('/api/company')
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    await database.query("select set_config('app.company_id', $1, false)", [company.id])
    await database.query(
      `insert into packages (nom_fonction, package_type, package_category, date, company, worker, package, compute,
          lawset, gaps, created_by)
        select nom_fonction || ' ' || n, package_type, package_category, date, company, worker, package, compute,
          lawset, gaps, created_by
        from packages, generate_series(1, $2::int) n where id = $1`,
      [made.body.id, PACKAGES]
    )
    // A draft's paper names its public link, so no two are the same.
    const { rows } = await database.query(
      `insert into offers select (jsonb_populate_record(o, jsonb_build_object(
          'id', gen_random_uuid(), 'link', 'bench-draft-' || gen_random_uuid(), 'package_id', p.id))).*
        from offers o, (select id from packages where nom_fonction ~ ' [0-9]+$' order by id limit $2) p
        where o.id = $1 returning id`,
      [offer.body.id, DRAFTS]
    )
    await database.query('analyze packages').catch(() => {})
    return rows.map(({ id }) => id)
  } finally {
    await database.end()
  }
}

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
