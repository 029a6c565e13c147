import type { Job } from 'bullmq'
import type { Logger } from '@adonisjs/core/logger'
import type { Manifest } from '#modules/shared/http/endpoint'
import type { BackgroundInput } from '#modules/shared/tenancy/scopes'
import type { JobDefinition } from '#modules/shared/queue/job'
import { inputOf } from '#modules/shared/queue/signed_input'
import { reportError } from '#backend/observability/report'

/** Every job that the modules declare, by its name. */
export type Jobs = Map<string, JobDefinition<any>>

export async function collectJobs(modules: Manifest[]): Promise<Jobs> {
  const jobs: Jobs = new Map()
  for (const module of modules) {
    for (const definition of Object.values((await module.jobs?.()) ?? {}))
      jobs.set(definition.name, definition)
  }
  return jobs
}

/** Runs one job. The request's id follows into every line of the log. */
export async function runJob(jobs: Jobs, job: Job, logger: Logger): Promise<void> {
  const definition = jobs.get(job.name)
  if (!definition) throw new Error(`No module declares the job "${job.name}"`)
  const input = inputOf(job)
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
}

/** Records an attempt that failed; after the last one the job's `failed` is called. */
export function jobFailed(jobs: Jobs, job: Job, error: Error, logger: Logger): void {
  const input = trusted(job)
  const requestId = input?.requestId ?? 'unknown'
  const last = Boolean(job.finishedOn)
  logger.error({ err: error, job: job.name, id: job.id, requestId, last }, 'job failed')
  if (!last) return
  void reportError(error, { job: job.name, requestId })
  if (!input) return
  jobs
    .get(job.name)
    ?.failed?.(input, error)
    .catch((failure: unknown) =>
      logger.error({ err: failure, job: job.name }, 'job: the failure could not be noted')
    )
}

/** A job that is not ours is only logged. */
function trusted(job: Job): BackgroundInput | null {
  try {
    return inputOf(job)
  } catch {
    return null
  }
}
