/** After some failures in a row calls skip a service for a while: the next one after that tries again. */
export class Breaker {
  private failures = 0
  private restsUntil = 0

  constructor(
    private readonly most = 3,
    private readonly restMs = 60_000,
    private readonly now = () => performance.now()
  ) {}

  get rests(): boolean {
    return this.now() < this.restsUntil
  }

  done(): void {
    this.failures = 0
  }

  failed(): void {
    this.failures++
    if (this.failures < this.most) return
    this.failures = 0
    this.restsUntil = this.now() + this.restMs
  }
}
