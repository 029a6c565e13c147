import { execFileSync } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'
import { birthOf } from '../process/identity.ts'

/**
 * Whether a living process is the server of this cluster.
 *
 * @param pid as postmaster.pid names it
 */
export function servesCluster(pid: number, dataDir: string): boolean {
  if (!pid || birthOf(pid) === null) return false
  return process.platform === 'linux'
    ? workingFolder(pid) === dataDir
    : commandOf(pid).includes(dataDir)
}

/**
 * Whether any process of this cluster lives, the server or what it left. Every process of PostgreSQL has the
 * cluster's folder as its working folder; only Linux shows that, elsewhere PostgreSQL's own guard must do.
 */
export function hasProcesses(dataDir: string): boolean {
  if (process.platform !== 'linux') return false
  return readdirSync('/proc').some(
    (pid) => /^\d+$/.test(pid) && workingFolder(pid) === dataDir && birthOf(Number(pid)) !== null
  )
}

function workingFolder(pid: number | string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
