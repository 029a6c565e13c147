import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 250

/** Retries until the work succeeds; throws its last error after `forMs` milliseconds. */
export async function retry<T>(work: () => Promise<T>, forMs = 60_000): Promise<T> {
  const end = performance.now() + forMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > end) throw error
      await sleep(PAUSE_MS)
    }
  }
}
