import type { Worker } from 'bullmq'
import type { Logger } from '@adonisjs/core/logger'
import type { Manifest } from '#modules/shared/http/endpoint'
import type { BackgroundInput } from '#modules/shared/tenancy/scopes'
import type { JobDefinition } from '#modules/shared/queue/job'
import { openWorker, type QueueStore } from '#modules/shared/queue/bullmq'
import { reportError } from '#backend/observability/report'

/** Runs the jobs that the modules declare. The request's id follows into every line of the log. */
export async function startQueueWorker(
  store: QueueStore,
  modules: Manifest[],
  logger: Logger
): Promise<Worker> {
  const jobs = await collectJobs(modules)
  const worker = openWorker(store, async (job) => {
    const definition = jobs.get(job.name)
    if (!definition) throw new Error(`No module declares the job "${job.name}"`)
    const input = job.data as BackgroundInput
    const started = performance.now()
    await definition.handle(input)
    logger.info(
      {
        job: job.name,
        id: job.id,
        requestId: input.requestId,
        company: input.companyId,
        ms: Math.round(performance.now() - started),
      },
      'job done'
    )
  })
  worker.on('failed', (job, error) => {
    if (!job) return
    const input = job.data as BackgroundInput
    const last = job.attemptsMade >= (job.opts.attempts ?? 1)
    logger.error(
      { err: error, job: job.name, id: job.id, requestId: input.requestId, last },
      'job failed'
    )
    if (!last) return
    void reportError(error, { job: job.name, requestId: input.requestId })
    jobs
      .get(job.name)
      ?.failed?.(input, error)
      .catch((failure: unknown) =>
        logger.error({ err: failure, job: job.name }, 'job: the failure could not be noted')
      )
  })
  void worker.run()
  return worker
}

/** Every job by its name. */
export async function collectJobs(modules: Manifest[]): Promise<Map<string, JobDefinition<any>>> {
  const jobs = new Map<string, JobDefinition<any>>()
  for (const module of modules) {
    for (const definition of Object.values((await module.jobs?.()) ?? {}))
      jobs.set(definition.name, definition)
  }
  return jobs
}
