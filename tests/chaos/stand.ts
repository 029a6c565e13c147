/** What a course of chaos kills, each a process of the harness's own, PostgreSQL and Redis included; in production, from the sources. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { QueueStore } from '#modules/shared/queue/bullmq'
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
import { listens, Part, productParts } from './part.ts'

export interface Stand {
  env: NodeJS.ProcessEnv
  company: { id: string; slug: string }
  /** The address of the product on this machine. */
  port: number
  store: QueueStore
  /** Where mails arrive, as files. */
  mails: string
  postgres: Part
  product: Part[]
  /** All that is killed. */
  parts: Part[]
  end: () => Promise<void>
}

/**
 * Brings all of it up, with the demo companies.
 *
 * @param machines more than one: web and worker as often, behind a proxy
 * @param more variables of the product
 */
export async function stand(machines: number, more: NodeJS.ProcessEnv = {}): Promise<Stand> {
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
    args: ['--port', String(ports.redis), '--bind', '127.0.0.1', '--dir', inFolder('redis')].concat(
      ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '']
    ),
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
    ...more,
  }
  const mails = inFolder('mail')
  const mailbox = new Part(
    mailboxPart({
      smtpPort: ports.smtp,
      pagePort: ports.mailPage,
      folder: mails,
      keeps: 10_000_000,
    })
  )

  const below = [...(hasRedis ? [redis] : []), temporal, postgres]
  await Promise.all([...below, mailbox].map((part) => part.start()))
  await ensureRolesAndDatabase(server, secrets)
  await ace(['migration:run', '--connection=owner', '--force', '--no-schema-generate'], env)
  await ace(['db:seed', '--connection=app'], env)
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
  const parts = [...product, ...below]
  return {
    env,
    company,
    port: web,
    store: {
      redisUrl: env.REDIS_URL,
      postgres: { connectionString: env.DATABASE_URL!, schema: 'bullmq', max: 1 },
    },
    mails,
    postgres,
    product,
    parts,
    async end() {
      await proxy?.close()
      await Promise.all([...parts.toReversed(), mailbox].map((part) => part.kill()))
    },
  }
}
