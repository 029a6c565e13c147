/** A worker takes a waiting job at once; after this long without one it will take none. */
const LONGEST_WITHOUT_FETCH_MS = 60_000
/** All slots taken: the jobs are long, or they hang. None takes that long. */
const LONGEST_WHEN_FULL_MS = 15 * 60_000

/**
 * Tells a worker that does its work from one that only looks alive: jobs wait, and it fetches none. Told what happens;
 * knows no clock and no store. Only time in which the store answered counts: while it is away no job is fetched.
 */
export class StuckQueue {
  #waitsSince: number | null = null

  /** A job was fetched. */
  fetched(): void {
    this.#waitsSince = null
  }

  /**
   * What the store says now.
   *
   * @param waits whether jobs wait; null when the store does not answer
   * @param isFull whether every slot of this worker is taken
   * @param now milliseconds on any clock
   * @returns whether the worker is stuck
   */
  saw(waits: boolean | null, isFull: boolean, now: number): boolean {
    if (!waits) this.#waitsSince = null
    else this.#waitsSince ??= now
    if (this.#waitsSince === null) return false
    return now - this.#waitsSince >= (isFull ? LONGEST_WHEN_FULL_MS : LONGEST_WITHOUT_FETCH_MS)
  }
}
