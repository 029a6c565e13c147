import type { Queue } from 'bullmq'
import { inStoreTime, openQueue, QUEUE_NAME, type QueueStore } from './bullmq.ts'

/**
 * A queue to add jobs to or ask about them, opened at the first call and kept. After a failure the next call
 * opens another: BullMQ remembers for ever that it could not connect.
 */
export class KeptQueue {
  #store: QueueStore
  #name: string
  #opened: Queue | null = null

  constructor(store: QueueStore, name = QUEUE_NAME) {
    this.#store = store
    this.#name = name
  }

  /** @throws Error also when the store does not answer within a few seconds; the caller tries again later */
  async use<T>(work: (queue: Queue) => Promise<T>): Promise<T> {
    const queue = (this.#opened ??= openQueue(this.#store, this.#name))
    try {
      return await inStoreTime(work(queue))
    } catch (error) {
      if (this.#opened === queue) this.#opened = null
      void end(queue)
      throw error
    }
  }

  async close(): Promise<void> {
    const closing = this.#opened
    this.#opened = null
    if (closing) await end(closing)
  }
}

/** Redis cannot be told goodbye while it is away; the connection would go on trying. */
const end = (queue: Queue) => queue.close().catch(() => queue.disconnect().catch(() => {}))
