import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Does something now, and again after each pause, until it is told to stop.
 *
 * @param everyMs the pause between the end of one time and the next
 * @param failed told of each time that fails; the next one comes all the same
 * @returns ends it, once what is under way has ended
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void
): { stop(): Promise<void> } {
  const stopping = new AbortController()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch(failed)
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
