import { join } from 'node:path'
import { LaunchError } from '../console/launch_error.ts'
import { note, step } from '../console/progress.mjs'
import { cscPart } from '../parts/csc.ts'
import { hrPart } from '../parts/hr.ts'
import { mailboxPart } from '../parts/mailbox.ts'
import { openidPart } from '../parts/openid.ts'
import { createCluster, postgresPart } from '../parts/postgres.ts'
import { postgresPlace } from '../parts/postgres_place.ts'
import { copyDatabase, DATABASE, ensureRolesAndDatabase } from '../parts/postgres_roles.ts'
import { stripePart } from '../parts/stripe.ts'
import { ace } from '../setup/ace.ts'
import { ensureGenerated } from '../setup/build.ts'
import { obtainTemporal, temporalPart } from '../temporal.ts'
import { ensureAssets } from './assets.ts'
import { findChromium, findTestChromium } from './chromium.ts'
import { findCompose } from './compose_tool.ts'
import { findFirefox } from './firefox.ts'
import { findPoppler } from './poppler.ts'
import { findRedis, redisPart } from './redis.ts'
import { findWebkit } from './webkit.ts'
import type { Part } from '../process/children.ts'
import { LANES, type PartName } from './plan.ts'
import { laneDatabase, laneNamespace, type TestRun } from './test_environment.ts'

/** What data files lose in a power cut does not matter here; the seconds do. */
const FAST_AND_LOOSE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/** What bringing a part up may use; `found` is filled here. */
export interface Context extends TestRun {
  signal: AbortSignal
  env: () => NodeJS.ProcessEnv
  start: (part: Part) => Promise<void>
  need: (part: PartName) => Promise<void>
}

/** How each part comes to be. */
export const BRING: Record<PartName, (context: Context) => Promise<void>> = {
  generated: ({ env }) => ensureGenerated(env()),
  // The screens import what is generated of the API.
  assets: ({ need }) => need('generated').then(() => ensureAssets()),
  database: (context) =>
    context
      .need('generated')
      .then(() =>
        step('PostgreSQL 18 with a database for each lane', () => startDatabase(context))
      ),
  mailbox: ({ start, ports, folder }) =>
    start(
      mailboxPart({ smtpPort: ports.smtp, pagePort: ports.mailPage, folder: join(folder, 'mail') })
    ),
  openid: ({ start, ports }) =>
    start(
      openidPart({
        port: ports.openid,
        fronts: LANES.map((lane) => `http://localhost:${ports[`web-${lane}`]}`),
      })
    ),
  csc: ({ start, ports, folder }) =>
    start(
      cscPart({
        port: ports.csc,
        sealFolder: join(folder, 'seal'),
        fronts: LANES.map((lane) => `http://localhost:${ports[`web-${lane}`]}`),
      })
    ),
  hr: ({ start, ports }) => start(hrPart({ port: ports.hr })),
  stripe: async ({ start, ports }) => {
    await Promise.all(
      LANES.map((lane) =>
        start(
          stripePart({
            name: `stripe-${lane}`,
            port: ports[`stripe-${lane}`],
            webPort: ports[`web-${lane}`],
          })
        )
      )
    )
  },
  redis: async ({ start, ports, found }) => {
    found.redis = await findRedis()
    await start(redisPart(found.redis, ports.redis))
  },
  temporal: startTemporal,
  chromium: async ({ found }) => {
    found.chromium = await findChromium()
  },
  testChromium: async ({ found }) => {
    found.chromium = await findTestChromium()
  },
  firefox: async ({ found }) => {
    found.firefox = await findFirefox()
  },
  webkit: async ({ found }) => {
    found.webkit = await findWebkit()
  },
  compose: async () => {
    await findCompose()
  },
  poppler: () => findPoppler(),
}

async function startDatabase({ start, ports, secrets, folder, env }: Context): Promise<void> {
  const server = { port: ports.postgres, password: secrets.superuserPassword }
  const place = postgresPlace('postgres', folder)
  await createCluster(place, server.password)
  await start(postgresPart(place, { ...server, settings: FAST_AND_LOOSE }))
  await ensureRolesAndDatabase(server, secrets)
  // Migrated once, copied for each lane.
  await ace(['migration:run', '--connection=owner', '--force', '--no-schema-generate'], {
    ...env(),
    ...urlsOf(DATABASE, env()),
  })
  for (const lane of LANES) await copyDatabase(server, laneDatabase(lane), DATABASE)
}

function urlsOf(database: string, { DATABASE_URL, DATABASE_OWNER_URL }: NodeJS.ProcessEnv) {
  const to = (url = '') => url.replace(/[^/]*$/, database)
  return { DATABASE_URL: to(DATABASE_URL), DATABASE_OWNER_URL: to(DATABASE_OWNER_URL) }
}

async function startTemporal({ start, ports, found, signal }: Context): Promise<void> {
  if (process.env.TEMPORAL_ADDRESS) return
  const obtained = await obtainTemporal((text) => note(`${text}. Steps that need it wait.`), signal)
  if (obtained.missing !== undefined) throw new LaunchError(obtained.missing)
  found.temporal = obtained.binary
  await start(
    temporalPart(obtained.binary, {
      port: ports.temporal,
      namespaces: LANES.map(laneNamespace),
    })
  )
}
