import { readFileSync } from 'node:fs'

const LOOK_MS = 50
const PAGE_BYTES = 4096

/** The memory a process has in use; null where the system has no `/proc` to tell. */
export function residentBytes(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES
  } catch {
    return null
  }
}

/**
 * Looks at a process until it is told to stop, and calls `exceeded` once it has more than `most` in use. V8's own
 * limit does not count what native code takes, and a limit on its addresses (`ulimit -v`, `-d`) would have to leave
 * room for the two gigabytes that Node reserves and never uses.
 */
export function watchMemory(pid: number, most: number, exceeded: () => void): () => void {
  const timer = setInterval(() => {
    if ((residentBytes(pid) ?? 0) <= most) return
    clearInterval(timer)
    exceeded()
  }, LOOK_MS)
  return () => clearInterval(timer)
}
