import type { Logger } from '@adonisjs/core/logger'
import { DateTime } from 'luxon'
import type { QueueStore } from '#modules/shared/queue/bullmq'
import { closeNight, isAtWork, nightAt, takeNight } from './nights.ts'
import { runUpkeep } from './run_upkeep.ts'

const LOOKS_EVERY_MS = 10 * 60_000
const TELLS_EVERY_MS = 30_000

class Stopped extends Error {}

/**
 * Does the upkeep of each night once, whichever worker looks first; a night without a worker is done when one
 * is back.
 */
export class UpkeepClock {
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()
  #stopped = false
  #logger: Logger
  #queue: QueueStore

  constructor({ logger, queue }: { logger: Logger; queue: QueueStore }) {
    this.#logger = logger
    this.#queue = queue
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), LOOKS_EVERY_MS)
    this.#look()
  }

  /** Breaks off after the company under way; another worker goes on. */
  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearInterval(this.#timer)
    await this.#running
  }

  #look(): void {
    const day = nightAt(DateTime.now())
    if (!day) return
    this.#running = this.#running
      .then(() => this.work(day))
      .catch((error: unknown) => {
        if (!(error instanceof Stopped))
          this.#logger.error({ err: error }, 'upkeep: broke off; it is tried again')
      })
  }

  /** Does a night's upkeep if no worker has or had it. */
  async work(day: string): Promise<void> {
    if (this.#stopped || !(await takeNight(day))) return
    let toldAt = performance.now()
    const report = await runUpkeep({
      day,
      logger: this.#logger,
      queue: this.#queue,
      onProgress: async (done, total) => {
        if (this.#stopped) throw new Stopped()
        if (performance.now() - toldAt < TELLS_EVERY_MS) return
        toldAt = performance.now()
        this.#logger.info({ day, done, total }, 'upkeep: under way')
        await isAtWork(day)
      },
    })
    await closeNight(day, report)
  }
}
