import {
  Queue,
  Worker,
  createPostgresBackend,
  type ConnectionOptions,
  type Processor,
} from 'bullmq'
import { inTime } from '#modules/shared/values/in_time'

/** Where BullMQ keeps its jobs. */
export interface QueueStore {
  /** Redis when set, else PostgreSQL. */
  redisUrl?: string
  /** The authority that signed the certificate of a `rediss://` server, when it is no public one. */
  redisCa?: Buffer
  postgres: { connectionString: string; schema: string; max: number }
}

/** Finished jobs are kept a week for questions, failed ones a month. */
export const JOBS_KEPT_DAYS = { completed: 7, failed: 30 } as const

/** The product's one queue; jobs are told apart by name. */
export const QUEUE_NAME = 'barema'

/** The id of the job that a message of the outbox enqueues; BullMQ keeps colons for itself. */
export const jobIdOf = (key: string) => key.replaceAll(':', '-')

/** Jobs that one worker runs at the same time. */
export const SLOTS = 4

/** How long a delivery waits for a store that does not answer before it is a failed attempt. */
const DELIVERY_TIMEOUT_MS = 5_000

/** A server killed in the middle of a handshake never answers; nor does one whose machine is gone. */
const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 30_000, keepAlive: true }

/**
 * A queue on the store. Redis commands fail at once while it is away: the outbox keeps the message. One that could not
 * be opened stays so, for BullMQ remembers its first failure: see KeptQueue.
 */
export function openQueue(store: QueueStore, name = QUEUE_NAME): Queue {
  const queue = store.redisUrl
    ? new Queue(name, { connection: redisOptions(store, 1) })
    : (new Queue(
        name,
        { connection: { ...store.postgres, ...PATIENCE } },
        createPostgresBackend as never
      ) as unknown as Queue)
  // Without a listener a lost connection would end the process; the caller sees the failed add.
  queue.on('error', () => {})
  return queue
}

/**
 * A worker on the store. Once it was ready it reconnects by itself; one that could not be opened stays so.
 *
 * @param tell what went wrong between it and the store
 */
export function openWorker(
  store: QueueStore,
  processor: Processor,
  name = QUEUE_NAME,
  tell: (error: Error) => void = () => {}
): Worker {
  const options = { concurrency: SLOTS, autorun: false }
  const worker = store.redisUrl
    ? new Worker(name, processor, { ...options, connection: redisOptions(store, null) })
    : (new Worker(
        name,
        processor,
        { ...options, connection: { ...store.postgres, ...PATIENCE } },
        createPostgresBackend as never
      ) as unknown as Worker)
  worker.on('error', tell)
  return worker
}

/** Rejects when the store does not answer in time. */
export function inStoreTime<T>(work: Promise<T>, timeoutMs = DELIVERY_TIMEOUT_MS): Promise<T> {
  return inTime(work, timeoutMs, 'The queue did not answer in time')
}

/** Options, not a connection: what BullMQ opened it also closes. Exported for tests. */
export function redisOptions(
  { redisUrl, redisCa }: QueueStore,
  maxRetriesPerRequest: number | null
): ConnectionOptions {
  return {
    url: redisUrl,
    ...(redisCa ? { tls: { ca: redisCa } } : {}),
    maxRetriesPerRequest,
    enableOfflineQueue: maxRetriesPerRequest === null,
    retryStrategy: (attempt: number) => Math.min(attempt * 200, 2_000),
  }
}
