import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** PostgreSQL refuses to run as root. These users exist on Debian, macOS and elsewhere. */
const CANDIDATES = ['postgres', '_postgres']

/**
 * The user that PostgreSQL runs as.
 *
 * @param {string} dataDir an existing cluster belongs to the user who made it
 * @returns {{uid: number, gid: number} | null} null for the user who runs the launcher
 */
export function postgresUser(dataDir) {
  if (process.getuid() !== 0) return null
  const owner = ownerOf(dataDir)
  if (owner && owner.uid !== 0) return owner
  return CANDIDATES.map(idsOf).find(Boolean) ?? createUser() ?? idsOf('nobody')
}

/**
 * Whether a user may execute a file, which needs every folder above it too.
 *
 * @param {{uid: number, gid: number}} user
 * @param {string} path
 */
export function mayExecute(user, path) {
  return spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0
}

function createUser() {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ])
  return idsOf('postgres')
}

function idsOf(name) {
  const id = (flag) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null
}

function ownerOf(folder) {
  try {
    const { uid, gid } = statSync(folder)
    return { uid, gid }
  } catch {
    return null
  }
}
