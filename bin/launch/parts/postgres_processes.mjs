import { execFileSync } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'
import { birthOf } from '../process/identity.mjs'

/**
 * Whether a living process is the server of this cluster.
 *
 * @param {number} pid as postmaster.pid names it
 * @param {string} dataDir
 */
export function servesCluster(pid, dataDir) {
  if (!pid || birthOf(pid) === null) return false
  return process.platform === 'linux'
    ? workingFolder(pid) === dataDir
    : commandOf(pid).includes(dataDir)
}

/**
 * Whether any process of this cluster lives, the server or what it left. Every process of PostgreSQL has the
 * cluster's folder as its working folder; only Linux shows that, elsewhere PostgreSQL's own guard must do.
 *
 * @param {string} dataDir
 */
export function hasProcesses(dataDir) {
  if (process.platform !== 'linux') return false
  return readdirSync('/proc').some(
    (pid) => /^\d+$/.test(pid) && workingFolder(pid) === dataDir && birthOf(Number(pid)) !== null
  )
}

function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function commandOf(pid) {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
