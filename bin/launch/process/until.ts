import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks again and again until the answer is true.
 *
 * @returns false when the time is up
 */
export async function until(
  isTrue: () => Promise<boolean> | boolean,
  { timeoutMs, everyMs = 100 }: { timeoutMs: number; everyMs?: number }
): Promise<boolean> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    if (await isTrue()) return true
    await sleep(everyMs)
  }
  return false
}
