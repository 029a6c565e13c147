import { signInput } from '#modules/shared/queue/signed_input'
import { closeWorkflowClient, signalWorkflow, startWorkflow } from '#workflows/client'
import { jobIdOf, JOBS_KEPT_DAYS, type QueueStore } from '#modules/shared/queue/bullmq'
import { KeptQueue } from '#modules/shared/queue/kept_queue'
import type { Deliver } from '#modules/shared/outbox/dispatcher'
import { workflowIdOf } from '#modules/shared/outbox/outbox'

const DAY_S = 24 * 3600
const KEEP_DONE = { age: JOBS_KEPT_DAYS.completed * DAY_S, count: 10_000 }
const KEEP_FAILED = { age: JOBS_KEPT_DAYS.failed * DAY_S, count: 10_000 }

/**
 * How outbox messages reach their engines. The message's key is the job's or workflow's id, so twice is once; a
 * signal says nothing but "look again", so twice does no harm.
 */
export function deliverWith(
  store: QueueStore,
  temporal: { address: string; namespace: string; taskQueue: string }
): { deliver: Deliver; close(): Promise<void> } {
  const kept = new KeptQueue(store)
  return {
    deliver: {
      job: async ({ name, key, payload }) => {
        const jobId = jobIdOf(key)
        await kept.use((queue) =>
          queue.add(name, signInput(name, jobId, payload), {
            jobId,
            removeOnComplete: KEEP_DONE,
            removeOnFail: KEEP_FAILED,
            attempts: 5,
            backoff: { type: 'exponential', delay: 1_000 },
          })
        )
      },
      workflow: ({ name, key, payload }) => startWorkflow(temporal, name, key, payload),
      signal: ({ name, key, payload }) =>
        signalWorkflow(temporal, name, workflowIdOf(key), payload),
    },
    async close() {
      await kept.close()
      await closeWorkflowClient()
    },
  }
}
