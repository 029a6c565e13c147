import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something is true; a test that waits says what for. */
export async function until(
  what: string,
  done: () => boolean | Promise<boolean>,
  timeoutMs = 60_000
): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await done())) {
    if (performance.now() > end) throw new Error(`Not in ${timeoutMs} ms: ${what}`)
    await sleep(25)
  }
}
