import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 250

/** Tries again until it succeeds, or until it failed for so long that what is told must be taken for lost. */
export async function insist<T>(work: () => Promise<T>, forMs = 60_000): Promise<T> {
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
