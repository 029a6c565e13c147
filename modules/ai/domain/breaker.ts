interface Failing {
  failures: number
  restsUntil: number
}

/**
 * After some failures in a row, calls for a key (who asks, and whom) skip a service for a while: the next one after that tries
 * again. What fails for one key is still asked for the others.
 */
export class Breaker {
  /** Of keys that failed last; who succeeds is forgotten. */
  private readonly failing = new Map<string, Failing>()

  constructor(
    private readonly most = 3,
    private readonly restMs = 60_000,
    private readonly now = () => performance.now()
  ) {}

  rests(key: string): boolean {
    return this.now() < (this.failing.get(key)?.restsUntil ?? 0)
  }

  done(key: string): void {
    this.failing.delete(key)
  }

  failed(key: string): void {
    const failures = (this.failing.get(key)?.failures ?? 0) + 1
    const isOver = failures >= this.most
    this.failing.set(key, {
      failures: isOver ? 0 : failures,
      restsUntil: isOver ? this.now() + this.restMs : 0,
    })
  }
}
