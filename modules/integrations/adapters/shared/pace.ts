import { setTimeout as sleep } from 'node:timers/promises'

/** Lets calls begin one after the other, with a pause between two of them. */
export class Pace {
  readonly #gapMs: number
  #next = 0

  constructor(gapMs: number) {
    this.#gapMs = gapMs
  }

  /** Resolves when the next call may begin. */
  async turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const now = performance.now()
    const at = Math.max(now, this.#next)
    this.#next = at + this.#gapMs
    if (at > now) await sleep(at - now, undefined, { signal })
  }
}
