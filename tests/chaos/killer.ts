import { setTimeout as sleep } from 'node:timers/promises'
import type { random } from '#tests/helpers/random'
import type { Part } from './part.ts'

/** At most so long a killed part stays away before it is started again. */
const ABSENT_MS = 400

/** Kills parts with -9, and starts each again. */
export class Killer {
  kills = 0
  readonly #returning = new Map<string, Promise<void>>()

  constructor(
    private readonly dice: ReturnType<typeof random>,
    private readonly parts: readonly Part[],
    private readonly onKill: (kill: number, part: Part) => void = () => {}
  ) {}

  /** One of them. A process that is slow to return is waited for: each is killed as often, and people get something done between. */
  async killOne(): Promise<void> {
    const part = this.dice.one(this.parts)
    await this.#returning.get(part.name)
    await this.kill(part, this.dice.integer(0, ABSENT_MS))
  }

  async kill(part: Part, absentMs: number): Promise<void> {
    await part.kill()
    this.kills++
    this.onKill(this.kills, part)
    this.#returning.set(
      part.name,
      sleep(absentMs)
        .then(() => part.start())
        .finally(() => this.#returning.delete(part.name))
    )
  }

  /** Once all that were killed run again, or those of these names. */
  async returned(names?: readonly string[]): Promise<void> {
    const returning = [...this.#returning].filter(([name]) => names?.includes(name) ?? true)
    await Promise.all(returning.map(([, returned]) => returned))
  }
}
