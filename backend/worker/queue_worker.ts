import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, Worker } from 'bullmq'
import type { Logger } from '@adonisjs/core/logger'
import type { Manifest } from '#modules/shared/http/endpoint'
import {
  inStoreTime,
  openWorker,
  QUEUE_NAME,
  SLOTS,
  type QueueStore,
} from '#modules/shared/queue/bullmq'
import { KeptQueue } from '#modules/shared/queue/kept_queue'
import { oldestWaiting } from '#modules/shared/queue/oldest_waiting'
import { backoffMs } from '#modules/shared/values/backoff'
import { collectJobs, jobFailed, runJob } from './run_job.ts'
import { sayOnceAMinute } from './say_once_a_minute.ts'
import { StuckQueue } from './stuck_queue.ts'

const LONGEST_PAUSE_MS = 15_000
const START_MS = 15_000
const LOOK_EVERY_MS = 5_000

export interface QueueWorker {
  /** Whether it serves the queue, as far as it knows. */
  isServing(): boolean
  /** Takes no more jobs and waits for those under way; forced, it does not wait. */
  close(force?: boolean): Promise<void>
}

/**
 * Runs the jobs that the modules declare, whenever the store is there. A start that fails is tried again after 1 s, 2 s,
 * 4 s … 15 s with a worker of its own: BullMQ remembers for ever that it could not connect, and would wait without a word.
 *
 * @param onDead told once when the worker ended by itself or takes none of the jobs that wait; nothing helps then but
 *   another process
 */
export async function startQueueWorker(
  store: QueueStore,
  modules: Manifest[],
  logger: Logger,
  onDead: (reason: string) => void,
  name = QUEUE_NAME
): Promise<QueueWorker> {
  const jobs = await collectJobs(modules)
  const stopping = new AbortController()
  const stuck = new StuckQueue()
  const say = sayOnceAMinute(logger)
  const queue = new KeptQueue(store, name)
  let underWay = 0
  let current: Worker | null = null
  let isServing = false

  async function process(job: Job): Promise<void> {
    stuck.fetched()
    underWay++
    try {
      await runJob(jobs, job, logger)
    } finally {
      underWay--
    }
  }

  function open(): Worker {
    const worker = openWorker(store, process, name, (error) =>
      say('warn', 'queue: the store does not answer as it should', error)
    )
    worker.on('failed', (job, error) => {
      if (job) jobFailed(jobs, job, error, logger)
    })
    return worker
  }

  async function serve(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      const worker = (current = open())
      try {
        await inStoreTime(worker.waitUntilReady(), START_MS)
      } catch (error) {
        void worker.close(true).catch(() => {})
        say('warn', 'queue: not there; trying again', error)
        const pauseMs = backoffMs(failures++, LONGEST_PAUSE_MS)
        await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
        continue
      }
      if (stopping.signal.aborted) return
      isServing = true
      logger.info('queue: serving')
      await worker.run()
      isServing = false
      if (!stopping.signal.aborted) throw new Error('it ended by itself')
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      const oldest = await queue.use(oldestWaiting).catch(() => undefined)
      const waits = oldest === undefined ? null : oldest !== null
      if (stuck.saw(waits, underWay >= SLOTS, performance.now()))
        throw new Error('jobs wait, and it takes none')
    }
  }

  const watched = watch()
  const served = serve()
  Promise.race([served, watched]).catch((error: Error) => {
    if (!stopping.signal.aborted)
      onDead(`the queue's worker is of no use any more: ${error.message}`)
  })

  return {
    isServing: () => isServing,
    async close(force = false) {
      stopping.abort()
      await Promise.allSettled([current?.close(force), queue.close()])
    },
  }
}
