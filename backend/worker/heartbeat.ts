import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import db from '@adonisjs/lucid/services/db'
import type { Logger } from '@adonisjs/core/logger'
import type { QueueWorker } from './queue_worker.ts'
import { repeat } from './repeat.ts'
import { sayOnceAMinute } from './say_once_a_minute.ts'

const EVERY_MS = 10_000

/**
 * Writes down every ten seconds that this process lives and whether it serves the queue. One that ends in order takes
 * its row away; what killed ones left goes after a day.
 */
export function startHeartbeat(
  queueWorker: Pick<QueueWorker, 'isServing'>,
  logger: Logger
): { stop(): Promise<void> } {
  const id = randomUUID()
  const say = sayOnceAMinute(logger)

  async function beat(): Promise<void> {
    const values = [id, hostname(), queueWorker.isServing()]
    await db.rawQuery(
      `insert into worker_heartbeats (id, host, serves_queue) values (?, ?, ?)
       on conflict (id) do update set seen_at = clock_timestamp(), serves_queue = excluded.serves_queue`,
      values
    )
    await db.rawQuery(`delete from worker_heartbeats where seen_at < now() - interval '1 day'`)
  }

  const beats = repeat(EVERY_MS, beat, (error) =>
    say('warn', 'worker: its heartbeat could not be noted', error)
  )
  return {
    async stop() {
      await beats.stop()
      await db.rawQuery('delete from worker_heartbeats where id = ?', [id]).catch(() => {})
    },
  }
}
