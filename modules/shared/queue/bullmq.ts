import { Redis } from 'ioredis'
import { Queue, Worker, createPostgresBackend, type Processor } from 'bullmq'

/** Where BullMQ keeps its jobs. */
export interface QueueStore {
  /** Redis when set, else PostgreSQL. */
  redisUrl?: string
  postgres: { connectionString: string; schema: string; max: number }
}

/** The product's one queue; jobs are told apart by name. */
export const QUEUE_NAME = 'barema'

/** How long a delivery waits for a store that does not answer before it is a failed attempt. */
const DELIVERY_TIMEOUT_MS = 5_000

/** A queue on the store. Redis commands fail at once while it is away: the outbox keeps the message. */
export function openQueue(store: QueueStore, name = QUEUE_NAME): Queue {
  const queue = store.redisUrl
    ? new Queue(name, { connection: redis(store.redisUrl, 1) })
    : (new Queue(
        name,
        { connection: store.postgres },
        createPostgresBackend as never
      ) as unknown as Queue)
  // Without a listener a lost connection would end the process; the caller sees the failed add.
  queue.on('error', () => {})
  return queue
}

/** A worker on the store; it reconnects by itself. */
export function openWorker(store: QueueStore, processor: Processor, name = QUEUE_NAME): Worker {
  const options = { concurrency: 4, autorun: false }
  const worker = store.redisUrl
    ? new Worker(name, processor, { ...options, connection: redis(store.redisUrl, null) })
    : (new Worker(
        name,
        processor,
        { ...options, connection: store.postgres },
        createPostgresBackend as never
      ) as unknown as Worker)
  worker.on('error', () => {})
  return worker
}

/** Rejects when the store does not answer in time. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The queue did not answer in time')),
      DELIVERY_TIMEOUT_MS
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function redis(url: string, maxRetriesPerRequest: number | null) {
  const connection = new Redis(url, {
    maxRetriesPerRequest,
    enableOfflineQueue: maxRetriesPerRequest === null,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  })
  connection.on('error', () => {})
  return connection
}
