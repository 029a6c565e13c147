import { reachingOut } from '#modules/shared/tenancy/outside'
import type { Scope } from '#modules/shared/tenancy/scope'
import { jobIdOf } from './bullmq.ts'
import type { KeptQueue } from './kept_queue.ts'

/** A job in one of these will still be run; one that is done, was given up, or is not known will not. */
const UNDER_WAY = ['waiting', 'active', 'delayed', 'prioritized', 'waiting-children']

/** Tells which enqueued jobs are still to be run, so that they are not enqueued twice. */
export class JobsUnderWay {
  #queue: KeptQueue

  constructor(queue: KeptQueue) {
    this.#queue = queue
  }

  /**
   * Asked outside any transaction: the queue may not answer.
   *
   * @param keys of the jobs' messages
   * @throws Error when the queue does not answer within a few seconds; the caller tries again later
   */
  async among(keys: readonly string[]): Promise<Set<string>> {
    reachingOut('The queue')
    const states = await this.#queue.use((queue) =>
      Promise.all(keys.map((key) => queue.getJobState(jobIdOf(key))))
    )
    return new Set(keys.filter((_, at) => UNDER_WAY.includes(states[at])))
  }

  close(): Promise<void> {
    return this.#queue.close()
  }
}

/** Of the messages with these keys those that have not reached the queue. */
export async function undelivered({ trx }: Scope, keys: readonly string[]): Promise<Set<string>> {
  const rows: { key: string }[] = await trx
    .from('outbox')
    .whereIn('key', [...keys])
    .whereNull('delivered_at')
    .select('key')
  return new Set(rows.map(({ key }) => key))
}
