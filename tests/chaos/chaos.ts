/**
 * The long form, run by `npm run chaos`: every part is the harness's own, PostgreSQL and Redis included.
 *
 *   --kills=300  --seed=1  --minutes=…  (stops killing then)  --machines=2  (web and worker twice, behind a proxy)  --write
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeFigures } from '../bench/measured.ts'
import { startProxy } from '../machines/proxy.ts'
import { createCluster, endEarlierServer, postgresPart } from '../../bin/launch/parts/postgres.ts'
import { postgresPlace } from '../../bin/launch/parts/postgres_place.ts'
import { DATABASE, ensureRolesAndDatabase } from '../../bin/launch/parts/postgres_roles.ts'
import { mailboxPart } from '../../bin/launch/parts/mailbox.ts'
import { applicationVariables } from '../../bin/launch/setup/environment.ts'
import { ace } from '../../bin/launch/setup/ace.ts'
import { findRedis } from '../../bin/launch/checks/redis.ts'
import { obtainTemporal, temporalPart } from '../../bin/launch/temporal.ts'
import { choosePort } from '../../bin/launch/process/ports.ts'
import { rowsOf } from './database.ts'
import { chaosFigures } from './figures.ts'
import { MailboxFolder } from './mailbox_folder.ts'
import { listens, Part, productParts } from './part.ts'
import { runChaos } from './run_chaos.ts'

/** R4, with each queue. */
const PROMISED_KILLS = 300

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    machines: { type: 'string', default: '1' },
    write: { type: 'boolean' },
  },
})
const { ports, secrets, folder, queue } = JSON.parse(process.env.CHAOS!)

const inFolder = (name: string) => {
  mkdirSync(join(folder, name), { recursive: true })
  return join(folder, name)
}

const server = { port: ports.postgres, password: secrets.superuserPassword }
const place = postgresPlace('postgres', folder)
await createCluster(place, server.password)
const described = postgresPart(place, {
  ...server,
  settings: { max_connections: '200' },
})
const postgres = new Part({
  ...described,
  isReady: async () => {
    // PostgreSQL waits until what the killed server left has ended.
    if (!(await described.isReady())) {
      if (!postgres.isRunning) await endEarlierServer(place)
      return false
    }
    return true
  },
})
const temporalFound = await obtainTemporal(() => {})
if (temporalFound.missing !== undefined) throw new Error(temporalFound.missing)
const temporal = new Part({
  ...temporalPart(temporalFound.binary, {
    port: ports.temporal,
    databaseFile: join(inFolder('temporal'), 'server.db'),
  }),
  isReady: () => listens(ports.temporal),
})
const hasRedis = queue === 'redis'
const redis = new Part({
  name: 'redis',
  command: hasRedis ? await findRedis() : '',
  // Every command is on the disk before it is answered: a queue that may lose a job would be no queue.
  args: ['--port', String(ports.redis), '--bind', '127.0.0.1', '--dir', inFolder('redis')].concat([
    '--appendonly',
    'yes',
    '--appendfsync',
    'always',
    '--save',
    '',
  ]),
  isReady: () => listens(ports.redis),
})
const web = (await choosePort(0)).port
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...applicationVariables({
    secrets,
    ports: { ...ports, web, stripe: 1 },
    database: DATABASE,
    filesRoot: inFolder('files'),
    real: {},
  }),
  ...(hasRedis ? { REDIS_URL: `redis://127.0.0.1:${ports.redis}` } : {}),
  // Sending can be undone, and is by some: long enough to be asked in time, short enough for the others to be waited for.
  OFFER_UNDO_SECONDS: '3',
}
const mails = inFolder('mail')
const mailbox = new Part(
  mailboxPart({ smtpPort: ports.smtp, pagePort: ports.mailPage, folder: mails, keeps: 10_000_000 })
)

const below = [...(hasRedis ? [redis] : []), temporal, postgres]
await Promise.all([...below, mailbox].map((part) => part.start()))
await ensureRolesAndDatabase(server, secrets)
await ace(['migration:run', '--connection=owner', '--force', '--no-schema-generate'], env)
await ace(['db:seed', '--connection=app'], env)
const machines = Number(values.machines)
const webs = [web]
while (machines > 1 && webs.length <= machines) webs.push((await choosePort(0)).port)
const product =
  machines === 1
    ? productParts(env)
    : webs
        .slice(1)
        .flatMap((port, at) =>
          productParts({ ...env, PORT: String(port), TRUST_PROXY: '127.0.0.1' }, ` ${at + 1}`)
        )
const proxy = machines > 1 ? await startProxy(web, webs.slice(1)) : null
await Promise.all(product.map((part) => part.start()))
const [company] = await rowsOf<{ id: string; slug: string }>(
  env.DATABASE_OWNER_URL!.replace(/\/\/[^@]*@/, `//postgres:${server.password}@`),
  '',
  `select id, slug from companies where slug = 'acme'`
)

const begun = performance.now()
const parts = [...product, ...below]
const report = await runChaos({
  seed: Number(values.seed),
  kills: Number(values.kills),
  untilMs: begun + Number(values.minutes) * 60_000,
  parts,
  url: env.DATABASE_URL!,
  store: {
    redisUrl: env.REDIS_URL,
    postgres: { connectionString: env.DATABASE_URL!, schema: 'bullmq', max: 1 },
  },
  port: web,
  company,
  mailbox: new MailboxFolder(mails),
  abreast: 8,
  pauseMs: [300, 3_000],
  patienceMs: 180_000,
  settleMs: 240_000,
  absence: { of: postgres, starting: product[1], forMs: 40_000 },
  onKill: (kill, part) => console.log(`  ${String(kill).padStart(4)}  kill -9 ${part.name}`),
}).catch((error: Error) => {
  for (const part of product) console.error(`\n${part.name} said last:\n${part.lastWords}`)
  throw error
})
await proxy?.close()
await Promise.all([...parts.toReversed(), mailbox].map((part) => part.kill()))
console.log(JSON.stringify(report, null, 2))

const layout = machines > 1 ? ` --machines ${machines}` : ''
if (values.write)
  await writeFigures(
    `npm run chaos -- --queue ${queue}${layout}`,
    chaosFigures(report, machines > 1 ? undefined : PROMISED_KILLS)
  )
const { wrong, sentTwice, unfinished, waiting, undone } = report
process.exit(wrong.length + sentTwice.length + unfinished.length + waiting + undone === 0 ? 0 : 1)
