import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks again and again until the answer is true.
 *
 * @param {() => Promise<boolean> | boolean} isTrue
 * @param {{timeoutMs: number, everyMs?: number}} limits
 * @returns {Promise<boolean>} false when the time is up
 */
export async function until(isTrue, { timeoutMs, everyMs = 100 }) {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    if (await isTrue()) return true
    await sleep(everyMs)
  }
  return false
}
