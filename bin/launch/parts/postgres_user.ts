import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** PostgreSQL refuses to run as root. These users exist on Debian, macOS and elsewhere. */
const CANDIDATES = ['postgres', '_postgres']

export interface SystemUser {
  uid: number
  gid: number
}

/**
 * The user that PostgreSQL runs as.
 *
 * @param dataDir an existing cluster belongs to the user who made it
 * @returns null for the user who runs the launcher
 */
export function postgresUser(dataDir: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const owner = ownerOf(dataDir)
  if (owner && owner.uid !== 0) return owner
  return CANDIDATES.map(idsOf).find((user) => user !== null) ?? createUser() ?? idsOf('nobody')
}

/** Whether a user may execute a file, which needs every folder above it too. */
export function mayExecute(user: SystemUser, path: string): boolean {
  return spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0
}

function createUser(): SystemUser | null {
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

function idsOf(name: string): SystemUser | null {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null
}

function ownerOf(folder: string): SystemUser | null {
  try {
    const { uid, gid } = statSync(folder)
    return { uid, gid }
  } catch {
    return null
  }
}
