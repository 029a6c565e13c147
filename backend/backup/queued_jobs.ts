import type pg from 'pg'
import type { JobType } from 'bullmq'
import queue from '#config/queue'
import { inStoreTime, openQueue } from '#modules/shared/queue/bullmq'
import type { Manifest } from './manifest.ts'

const UNFINISHED: JobType[] = ['waiting', 'active', 'delayed', 'prioritized', 'waiting-children']

/**
 * The jobs that are not done. Asked before the moment is taken: what is done between was done when the moment came,
 * and what came between says so in the outbox, which knows when it was handed over.
 */
export async function unfinishedJobs(client: pg.ClientBase): Promise<Manifest['queue']> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  const since = rows[0].now
  const store = queue.redisUrl ? 'redis' : 'postgres'
  const opened = openQueue(queue)
  try {
    const jobs = await inStoreTime(opened.getJobs(UNFINISHED))
    return { store, since, unfinished: jobs.flatMap(({ id }) => (id ? [id] : [])) }
  } catch {
    return { store, since, unfinished: null }
  } finally {
    await opened.close().catch(() => {})
  }
}
