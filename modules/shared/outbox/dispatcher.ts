import pg from 'pg'
import type { Logger } from '@adonisjs/core/logger'
import { DANGEROUSLY_acrossCompanies } from '#modules/shared/tenancy/unit_of_work'
import { backoffMs } from '#modules/shared/values/backoff'
import { OUTBOX_CHANNEL, type OutboxKind } from './outbox.ts'

/** One enqueued delivery. `key` is the deterministic id of the job or workflow. */
export interface OutboxMessage {
  id: string
  kind: OutboxKind
  name: string
  key: string
  payload: Record<string, unknown>
  attempts: number
}

/** Passes a message to its engine. Called at least once per message: it must tolerate a second call. */
export type Deliver = Record<OutboxKind, (message: OutboxMessage) => Promise<void>>

const BATCH = 50
/** Deliveries are cheap; a queue that came back should not wait for its messages. */
const LONGEST_PAUSE_MS = 15_000
const POLL_MS = 2_000
const LISTEN_TIMEOUT_MS = 5_000

/**
 * Drains the outbox: on NOTIFY, and every two seconds in case a notification was lost. Several may
 * run; `skip locked` shares the rows. A message that cannot be delivered waits (1 s, 2 s, 4 s … 15 s)
 * without holding up the others, so the queue drains when its engine is back.
 */
export class OutboxDispatcher {
  #deliver: Deliver
  #logger: Logger
  #connectionString: string
  #listener: pg.Client | null = null
  #listening: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(options: { deliver: Deliver; logger: Logger; connectionString: string }) {
    this.#deliver = options.deliver
    this.#logger = options.logger
    this.#connectionString = options.connectionString
  }

  async start(): Promise<void> {
    this.#timer = setInterval(() => this.drain(), POLL_MS)
    await this.#listen()
    this.drain()
  }

  /** Stops taking messages and waits for the batch under way. */
  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearInterval(this.#timer)
    await this.#listening
    await this.#listener?.end().catch(() => {})
    await this.#running
  }

  /** Drains now, or once more after the drain under way. */
  drain(): void {
    if (this.#stopped) return
    if (this.#running) {
      this.#again = true
      return
    }
    this.#running = this.#drainAll()
      .catch((error) =>
        this.#logger.warn({ err: error }, 'outbox: the database did not answer; trying again')
      )
      .finally(() => {
        this.#running = null
        if (this.#again) {
          this.#again = false
          this.drain()
        }
        // A lost listener is opened again at the next drain.
        if (!this.#listener && !this.#stopped) void this.#listen()
      })
  }

  /** One at a time: a drain may end while the first connection is still being made. */
  #listen(): Promise<void> {
    this.#listening ??= this.#openListener().finally(() => {
      this.#listening = null
    })
    return this.#listening
  }

  async #openListener(): Promise<void> {
    // A database killed in the middle of a handshake may never answer.
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: LISTEN_TIMEOUT_MS,
      query_timeout: LISTEN_TIMEOUT_MS,
    })
    client.on('notification', () => this.drain())
    const lost = () => {
      if (this.#listener === client) this.#listener = null
    }
    client.on('error', lost)
    client.on('end', lost)
    try {
      await client.connect()
      await client.query(`listen ${OUTBOX_CHANNEL}`)
      this.#listener = client
    } catch (error) {
      this.#logger.debug({ err: error }, 'outbox: no listener; polling meanwhile')
      // Nor would the goodbye be answered.
      void client.end().catch(() => {})
    }
  }

  async #drainAll(): Promise<void> {
    for (;;) {
      const delivered = await drainOnce(this.#deliver, this.#logger)
      if (delivered < BATCH || this.#stopped) return
    }
  }
}

/** Delivers one batch and answers how many rows it took; exported for tests. */
export async function drainOnce(deliver: Deliver, logger: Logger): Promise<number> {
  return DANGEROUSLY_acrossCompanies('dispatch-outbox', async (trx) => {
    const rows: OutboxMessage[] = await trx
      .from('outbox')
      .whereNull('delivered_at')
      .whereRaw('next_attempt_at <= now()')
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .select('id', 'kind', 'name', 'key', 'payload', 'attempts')
    for (const row of rows) {
      try {
        await deliver[row.kind](row)
        await trx
          .from('outbox')
          .where('id', row.id)
          .update({ delivered_at: trx.raw('now()'), last_error: null })
      } catch (error) {
        const pauseMs = backoffMs(row.attempts, LONGEST_PAUSE_MS)
        logger.warn(
          { err: error, outbox: row.key, requestId: row.payload.requestId },
          'outbox: not delivered yet'
        )
        await trx
          .from('outbox')
          .where('id', row.id)
          .update({
            attempts: row.attempts + 1,
            last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
            next_attempt_at: trx.raw(`clock_timestamp() + interval '${pauseMs} milliseconds'`),
          })
      }
    }
    return rows.length
  })
}
