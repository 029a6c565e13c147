import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageBody } from '#tests/helpers/package_body'
import { show, type Figure } from '../bench/figure.ts'
import { writeFigures } from '../bench/measured.ts'
import { rowsOf } from '../chaos/database.ts'
import { agree, judgedGuesses, signIn } from './agreement.ts'
import { Machine } from './machine.ts'
import { startProxy } from './proxy.ts'

/*
 * Two web and two worker processes on one database and one Redis behind a proxy, run by `npm run machines`:
 * what one changes the other knows, no job is done twice, and restarting them one by one loses no request.
 */

const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<{
  requests: { average: number }
  non2xx: number
}>

const { proxy: front, web: ports } = JSON.parse(process.env.MACHINES!) as {
  proxy: number
  web: [number, number]
}
const PRINTS = 60
const CLIENTS = 6
/** A proxy in front takes a process out of its list in this time; the process serves on meanwhile. */
const DRAIN_SECONDS = 2

const seeded = spawnSync(process.execPath, ['ace.js', 'db:seed', '--connection=app'])
if (seeded.status !== 0) throw new Error(`The demo was not made: ${seeded.stderr}`)
const [company] = await rowsOf(
  process.env.DATABASE_URL!,
  '',
  `with reason as materialized (select set_config('app.system_reason', 'resolve-company', true) as told)
   select id from reason, companies where told <> '' and slug = 'acme'`
)
const rows = (sql: string, values?: unknown[]) =>
  rowsOf(process.env.DATABASE_URL!, company.id, sql, values)

const environment = {
  ...process.env,
  PORT: String(front),
  TRUST_PROXY: '127.0.0.1',
  DRAIN_SECONDS: String(DRAIN_SECONDS),
}
const webs = ports.map(
  (port, at) =>
    new Machine(`web ${at + 1}`, 'bin/server.ts', { ...environment, PORT: String(port) })
)
const workers = [1, 2].map((nth) => new Machine(`worker ${nth}`, 'bin/worker.ts', environment))
const answers = (port: number) => () =>
  fetch(`http://127.0.0.1:${port}/api/_status/health`).then(
    async (answer) => (await answer.body?.cancel(), answer.ok),
    () => false
  )
const isReady = async (worker: Machine) => worker.hasSaid('worker: ready')

const figures: Figure[] = []
const tell = (figure: Figure) => {
  figures.push(figure)
  show([figure])
}

try {
  await webs[0].start(answers(ports[0]))
  let proxy = await startProxy(front, [ports[0]])
  const alone = await throughput()
  await proxy.close()
  await webs[1].start(answers(ports[1]))
  await Promise.all(workers.map((worker) => worker.start(isReady)))
  proxy = await startProxy(front, ports)

  const seconds = (await agree({ ports, rows })) / 1000
  tell({
    what: 'longest time until two machines say the same (plan, brand, role, token, session)',
    value: seconds,
    unit: 's',
    promise: 5,
  })
  tell({
    what: 'wrong passwords judged of twenty, typed at two machines in turn',
    value: await judgedGuesses({ ports, rows }),
    unit: '',
    promise: 5,
  })
  await printedOnce()
  tell({
    what: 'requests lost while two web and two worker processes were restarted one by one',
    value: await lostInRestart(),
    unit: '',
    promise: 0,
  })
  tell({
    what: 'tenant route through the proxy, one web process',
    value: alone,
    unit: 'requests/s',
  })
  tell({
    what: 'the same, two web processes on the same two cores',
    value: await throughput(),
    unit: 'requests/s',
  })
  await proxy.close()
} finally {
  await Promise.allSettled([...webs, ...workers].map((machine) => machine.stop()))
}

const broken = figures.filter(({ value, promise }) => promise !== undefined && value > promise)
if (process.argv.includes('--write')) await writeFigures('npm run machines', figures)
for (const { what, value } of broken) console.error(`Not held: ${what}: ${value}`)
process.exit(broken.length === 0 ? 0 : 1)

/** Prints asked for at both machines: each job done once by one worker, each mail one, and both workers had some. */
async function printedOnce(): Promise<void> {
  const clients = await Promise.all(ports.map((port) => signIn(port, 'hr')))
  const made = await clients[0].post('/api/packages', packageBody())
  if (made.status !== 201) throw new Error(`The package was refused: ${made.raw}`)
  await Promise.all(
    Array.from({ length: PRINTS }, async (_, at) => {
      const { status } = await clients[at % 2].post(`/api/packages/${made.body.id}/prints`, {
        language: 'fr',
        email: `print-${at}@example.test`,
      })
      if (status !== 202 && status !== 201) throw new Error(`A print answered ${status}`)
    })
  )
  const done = () =>
    workers.map(({ lines }) =>
      lines
        .filter(({ msg, job }) => msg === 'job done' && job === 'print-package')
        .map(({ id }) => id)
    )
  for (let waited = 0; done().flat().length < PRINTS && waited < 240; waited++) await sleep(500)
  // One done twice would be seen a moment later.
  await sleep(3_000)
  const each = done()
  const ids = each.flat()
  tell({
    what: `jobs of ${PRINTS} that two workers did twice or not at all`,
    value: PRINTS - new Set(ids).size + (ids.length - new Set(ids).size),
    unit: '',
    promise: 0,
  })
  if (each.some((own) => own.length === 0)) throw new Error('One worker did nothing')
  const [{ waiting, twice }] = await rows(
    `select count(*) filter (where delivered_at is null)::int as waiting,
       (count(*) - count(distinct key))::int as twice from outbox`
  )
  tell({
    what: 'outbox rows that wait or stand twice after it',
    value: waiting + twice,
    unit: '',
    promise: 0,
  })
}

/** Requests that got no good answer while every process was restarted, one after the other. */
async function lostInRestart(): Promise<number> {
  const client = await signIn(front)
  let isOver = false
  let lost = 0
  let sent = 0
  const people = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) {
      sent++
      const status = await client.get('/api/packages?perPage=20').then(
        (answer) => answer.status,
        () => 0
      )
      if (status !== 200) lost++
    }
  })
  for (const [at, web] of webs.entries()) {
    await web.stop()
    await web.start(answers(ports[at]))
    await sleep(1_000)
  }
  for (const worker of workers) {
    await worker.stop()
    await worker.start(isReady)
  }
  isOver = true
  await Promise.all(people)
  tell({ what: 'requests sent meanwhile', value: sent, unit: '' })
  return lost
}

async function throughput(): Promise<number> {
  const measure = () =>
    autocannon({
      url: `http://127.0.0.1:${front}/api/out/company`,
      headers: { host: `acme.localhost:${front}` },
      connections: 50,
      duration: 6,
    })
  await measure()
  const { requests, non2xx } = await measure()
  if (non2xx > 0) throw new Error('The measured calls were refused')
  return requests.average
}
