import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchError } from '../console/launch_error.ts'
import { hasProcesses, servesCluster } from './postgres_processes.ts'
import { run } from '../process/run.mjs'
import { until } from '../process/until.ts'
import { giveTo, type PostgresPlace } from './postgres_place.ts'
import { superuserAnswers, type Server } from './postgres_roles.ts'
import type { AskedPart } from '../process/children.ts'

/** The same order, case and encoding on every machine, whatever its locale. */
const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
]
const SERVER_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
}
const MAJOR = '18'

/**
 * Makes the cluster if there is none yet.
 *
 * @param password of the superuser `postgres`, who only sets roles and databases up
 */
export async function createCluster(place: PostgresPlace, password: string): Promise<void> {
  const version = join(place.dataDir, 'PG_VERSION')
  if (existsSync(version)) return refuseOtherVersion(place, readFileSync(version, 'utf8').trim())

  // A finished cluster appears under its name at once: an interrupted start leaves no half of one.
  const unfinished = `${place.dataDir}.new`
  const passwordFile = `${place.dataDir}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(place, unfinished)
  giveTo(place, passwordFile)
  const made = await run(
    join(place.binDir, 'initdb'),
    ['-D', unfinished, `--pwfile=${passwordFile}`, ...INITDB_FLAGS],
    { ...asUser(place), cwd: '/' }
  )
  rmSync(passwordFile, { force: true })
  if (made.code !== 0)
    throw new LaunchError(`PostgreSQL could not make its cluster in ${unfinished}:\n${made.output}`)
  renameSync(unfinished, place.dataDir)
}

/** Makes way for a new server after one that was killed. */
export async function endEarlierServer(place: PostgresPlace): Promise<void> {
  const pidFile = join(place.dataDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (!servesCluster(pid, place.dataDir)) break
    process.kill(pid, name)
    await until(() => !servesCluster(pid, place.dataDir), { timeoutMs: 10_000 })
  }
  // Backends outlive a killed server by a moment; the file is PostgreSQL's guard against two servers until then.
  const isSilent = await until(() => !hasProcesses(place.dataDir), { timeoutMs: 10_000 })
  // PostgreSQL itself takes a zombie, or a stranger who was given the same number, for a living server.
  if (isSilent && !servesCluster(pid, place.dataDir)) rmSync(pidFile, { force: true })
}

/**
 * The server as a part of the launcher.
 *
 * @param options.settings as in postgresql.conf
 */
export function postgresPart(
  place: PostgresPlace,
  { port, password, settings = {} }: Server & { settings?: Record<string, string> }
): AskedPart {
  const flags = Object.entries({ ...SERVER_SETTINGS, ...settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  return {
    name: 'postgres',
    command: join(place.binDir, 'postgres'),
    args: ['-D', place.dataDir, '-p', String(port), ...flags],
    ...asUser(place),
    cwd: '/',
    // Fast shutdown: connections are cut, nothing is lost.
    stopSignal: 'SIGINT',
    onlyLeader: true,
    stopTimeoutMs: 20_000,
    isReady: () => superuserAnswers({ port, password }),
  }
}

/** An environment of its own: PGDATA, PGPORT or LC_ALL of the machine must not leak in. */
function asUser(place: PostgresPlace) {
  return { ...(place.user ?? {}), env: { PATH: process.env.PATH, LC_ALL: 'C' } }
}

function refuseOtherVersion(place: PostgresPlace, found: string): void {
  if (found === MAJOR) return
  throw new LaunchError(
    `The database in ${place.dataDir} was made by PostgreSQL ${found}, this is ${MAJOR}. Move the folder away (it holds your data) or use the older version of Barema.`
  )
}
