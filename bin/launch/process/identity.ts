import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process was born, as an opaque string: numbers of processes are used again, pairs of number and
 * birth are not.
 *
 * @returns null when no such process runs
 */
export function birthOf(pid: number): string | null {
  if (process.platform === 'linux') return birthOnLinux(pid)
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    )
  } catch {
    return null
  }
}

/** A process that no other is taken for. */
export interface Identity {
  pid: number
  born: string | null
}

export const isAlive = (recorded: Identity): boolean =>
  recorded.born !== null && birthOf(recorded.pid) === recorded.born

export const identify = (pid: number): Identity => ({ pid, born: birthOf(pid) })

function birthOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; after it come the state (field 3) … and the start time (22).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
  } catch {
    return null
  }
}
