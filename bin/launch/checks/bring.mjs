import { join } from 'node:path'
import { LaunchError } from '../console/launch_error.mjs'
import { note, step } from '../console/progress.mjs'
import { mailboxPart } from '../parts/mailbox.mjs'
import { openidPart } from '../parts/openid.mjs'
import { createCluster, postgresPart } from '../parts/postgres.mjs'
import { postgresPlace } from '../parts/postgres_place.mjs'
import { copyDatabase, DATABASE, ensureRolesAndDatabase } from '../parts/postgres_roles.mjs'
import { stripePart } from '../parts/stripe.mjs'
import { ace } from '../setup/ace.mjs'
import { ensureGenerated } from '../setup/build.mjs'
import { obtainTemporal, temporalPart } from '../temporal.mjs'
import { ensureAssets } from './assets.mjs'
import { findChromium } from './chromium.mjs'
import { findCompose } from './compose_tool.mjs'
import { findRedis, redisPart } from './redis.mjs'
import { laneDatabase, laneNamespace, LANE_NAMES } from './test_environment.mjs'

/** What data files lose in a power cut does not matter here; the seconds do. */
const FAST_AND_LOOSE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/**
 * @typedef {object} Context
 * @property {string} folder of this run
 * @property {Record<string, number>} ports
 * @property {import('../setup/local_data.mjs').Secrets} secrets
 * @property {Record<string, string>} found paths of programs, filled here
 * @property {AbortSignal} signal
 * @property {() => NodeJS.ProcessEnv} env
 * @property {(part: import('../process/children.mjs').Part) => Promise<void>} start
 * @property {(part: string) => Promise<void>} need
 */

/** How each part comes to be. @type {Record<string, (context: Context) => Promise<void>>} */
export const BRING = {
  generated: ({ env }) => ensureGenerated(env()),
  assets: () => ensureAssets(),
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
        fronts: LANE_NAMES.map((lane) => `http://localhost:${ports[`web-${lane}`]}`),
      })
    ),
  stripe: ({ start, ports }) =>
    Promise.all(
      LANE_NAMES.map((lane) =>
        start(
          stripePart({
            name: `stripe-${lane}`,
            port: ports[`stripe-${lane}`],
            webPort: ports[`web-${lane}`],
          })
        )
      )
    ),
  redis: async ({ start, ports, found }) => {
    found.redis = await findRedis()
    await start(redisPart(found.redis, ports.redis))
  },
  temporal: startTemporal,
  chromium: async ({ found }) => {
    found.chromium = await findChromium()
  },
  compose: async () => {
    await findCompose()
  },
}

async function startDatabase({ start, ports, secrets, folder, env }) {
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
  for (const lane of LANE_NAMES) await copyDatabase(server, laneDatabase(lane), DATABASE)
}

function urlsOf(database, { DATABASE_URL, DATABASE_OWNER_URL }) {
  const to = (url) => url.replace(/[^/]*$/, database)
  return { DATABASE_URL: to(DATABASE_URL), DATABASE_OWNER_URL: to(DATABASE_OWNER_URL) }
}

async function startTemporal({ start, ports, found, signal }) {
  if (process.env.TEMPORAL_ADDRESS) return
  const obtained = await obtainTemporal(
    ({ text }) => note(`${text}. Steps that need it wait.`),
    signal
  )
  if (obtained.missing) throw new LaunchError(obtained.missing)
  found.temporal = obtained.binary
  await start(
    temporalPart(obtained.binary, {
      port: ports.temporal,
      namespaces: LANE_NAMES.map(laneNamespace),
    })
  )
}
