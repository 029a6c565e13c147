import { join } from 'node:path'
import { inData } from '../paths.mjs'
import { databaseUrl } from '../parts/postgres_roles.ts'
import { applicationVariables } from '../setup/environment.ts'
import { LANES, type Lane } from './plan.ts'
import type { Secrets } from '../setup/local_data.ts'

const TEST_LOADER = new URL('test_loader.ts', import.meta.url)
TEST_LOADER.searchParams.set('cache', inData('compiled', 'scripts'))

/** The database that only this lane uses. */
export const laneDatabase = (lane: Lane): string => `barema_${lane}`

/** The Temporal namespace that only this lane uses. */
export const laneNamespace = (lane: Lane): string => `lane-${lane}`

/** Variables that would send a test to a real server. */
const DANGEROUS =
  /^(DATABASE_|BACKUP_|RESTORE_|REDIS_|SMTP_|MAIL_|GOOGLE_|TWILIO_|STRIPE_(?!TEST_KEY)|S3_|HEALTH_|WORKER_|SENTRY_|OTEL_|FILES_|SEAL_|TSA_|CSC_|HR_LOCAL_|APP_|TRUST_|TEMPORAL_(?!ADDRESS$)|PG)/

const SHARED_PORTS = [
  'postgres',
  'smtp',
  'mailPage',
  'openid',
  'csc',
  'hr',
  'temporal',
  'redis',
] as const
const LANE_PORTS = ['web', 'reload', 'stripe'] as const

/** What a run needs ports for: its parts, and what each lane has of its own (`web-a`). */
export const PORTS = [
  ...SHARED_PORTS,
  ...LANES.flatMap((lane) => LANE_PORTS.map((name) => `${name}-${lane}` as const)),
]
export type TestPorts = Record<(typeof PORTS)[number], number>

/** Paths of programs that this machine has. */
export interface FoundPrograms {
  temporal?: string
  redis?: string
  chromium?: string
  firefox?: string
  webkit?: string
}

/** What a test run knows of itself. */
export interface TestRun {
  /** below `.data/test` */
  folder: string
  ports: TestPorts
  secrets: Secrets
  found: FoundPrograms
}

/**
 * What a step's process gets. Nothing of the machine's own configuration of Barema reaches a test, except
 * TEMPORAL_ADDRESS, which says that a server is there already.
 */
export function testEnvironment(
  { folder, ports, secrets, found }: TestRun,
  lane: Lane
): NodeJS.ProcessEnv {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !DANGEROUS.test(name))
  )
  const variables = applicationVariables({
    secrets,
    ports: { ...ports, web: ports[`web-${lane}`], stripe: ports[`stripe-${lane}`] },
    database: laneDatabase(lane),
    filesRoot: join(folder, `files-${lane}`),
    sealFolder: join(folder, 'seal'),
    real: process.env.TEMPORAL_ADDRESS ? { TEMPORAL_ADDRESS: process.env.TEMPORAL_ADDRESS } : {},
  })
  return {
    ...clean,
    ...variables,
    NODE_ENV: 'test',
    // Tests speak for many addresses, as a proxy on this machine does.
    TRUST_PROXY: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
    // No story waits for a mail that could still be undone; what can be is told by tests of their own.
    OFFER_UNDO_SECONDS: '0',
    // Workers of two lanes would take each other's work; a server that others run has no such namespaces.
    ...(process.env.TEMPORAL_ADDRESS ? {} : { TEMPORAL_NAMESPACE: laneNamespace(lane) }),
    ENV_PATH: folder,
    // A test run starts a hundred processes: what was compiled once is read.
    NODE_COMPILE_CACHE: inData('compiled'),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${TEST_LOADER.href}`]
      .filter(Boolean)
      .join(' '),
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    // For Vite's socket.
    VITE_HMR_PORT: String(ports[`reload-${lane}`]),
    // Of the cluster's superuser: only tests that restore log in as one.
    TEST_SUPERUSER_URL: databaseUrl(
      'postgres',
      secrets.superuserPassword,
      ports.postgres,
      'postgres'
    ),
    HEALTH_TOKEN: 'shows-an-operator-of-tests-the-parts',
    TEST_REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    TEST_MAILBOX_URL: `http://127.0.0.1:${ports.mailPage}`,
    ...(found.temporal ? { TEMPORAL_BINARY: found.temporal } : {}),
    ...(found.redis ? { REDIS_BINARY: found.redis } : {}),
    ...(found.chromium ? { CHROMIUM_PATH: found.chromium } : {}),
    ...(found.firefox ? { FIREFOX_PATH: found.firefox } : {}),
    ...(found.webkit ? { WEBKIT_PATH: found.webkit } : {}),
  }
}
