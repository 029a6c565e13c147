import db from '@adonisjs/lucid/services/db'
import { JOBS_KEPT_DAYS, openQueue, type QueueStore } from '#modules/shared/queue/bullmq'
import type { Removed } from './forget_rows.ts'

const DAY_MS = 24 * 3600_000
const EVENTS_KEPT = 1_000
const BATCH = 1_000

/** Removes old finished jobs from the queue, and the events that told of them. */
export async function trimQueue(store: QueueStore): Promise<Removed> {
  const queue = openQueue(store)
  try {
    const removed: Removed = {}
    // BullMQ itself removes finished jobs only when others finish.
    for (const [kind, days] of Object.entries(JOBS_KEPT_DAYS)) {
      let gone: string[]
      do {
        gone = await queue.clean(days * DAY_MS, BATCH, kind as 'completed')
        removed[`${kind} jobs`] = (removed[`${kind} jobs`] ?? 0) + gone.length
      } while (gone.length === BATCH)
    }
    // BullMQ 6.7 cannot trim them on PostgreSQL.
    removed['events of the queue'] = store.redisUrl
      ? await queue.trimEvents(EVENTS_KEPT)
      : (
          await db.rawQuery(
            `delete from ${store.postgres.schema}.event where created_at_ms < extract(epoch from now()) * 1000 - ${DAY_MS}`
          )
        ).rowCount
    return removed
  } finally {
    await queue.close()
  }
}
