import { setTimeout as sleep } from 'node:timers/promises'
import { NativeConnection, Worker, type TLSConfig, type WorkflowBundle } from '@temporalio/worker'
import type { Logger } from '@adonisjs/core/logger'
import { backoffMs } from '#modules/shared/values/backoff'
import * as activities from './activities.ts'
import { activityLog } from './activity_log.ts'
import { bundleWorkflows } from './bundle.ts'
import { connectionOptions } from './connection.ts'
import { heartbeats } from './heartbeats.ts'
import { installRuntime } from './runtime.ts'

/** Where Temporal is and which queue is ours (config/temporal.ts). */
export interface TemporalConfig {
  /** `host:port`; empty when no Temporal is configured. */
  address: string
  namespace: string
  taskQueue: string
  /** How the connection is secured and who we are; false or nothing for a plain one. */
  tls?: TLSConfig | false
  apiKey?: string
}

/** Activities that a test puts in the place of the real ones. */
type Substitutes = Partial<typeof activities>

const LONGEST_PAUSE_MS = 5_000

/** Activities under way may end; after that Temporal gives them to another worker. */
const GRACE_MS = 8_000
const FORCE_MS = 9_000
/** The worker process is told to end and is killed soon after. */
const STOP_MS = 10_000

/** Beats are passed on as often: a late one is still in time for `SILENCE`. */
const BEAT_MS = 3_000

/** An activity holds a database connection while it runs; the queue's jobs need theirs. */
const CONCURRENT_ACTIVITIES = 4

/**
 * Serves Temporal's task queue in the background, whenever Temporal is there: it connects, and when that
 * fails or the worker breaks, it tries again after 1 s, 2 s, 4 s, 5 s. Never throws and never makes
 * anybody wait.
 */
export function startTemporalWorker(
  config: TemporalConfig,
  logger: Logger,
  substitutes: Substitutes = {}
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let worker: Worker | null = null

  async function serveOnce(onServing: () => void): Promise<void> {
    // Under `node --watch` each thread of Temporal would report its modules to it, which it takes for a call and dies of.
    delete process.env.WATCH_REPORT_DEPENDENCIES
    const connection = await NativeConnection.connect(connectionOptions(config))
    try {
      // A worker that cannot be registered (a namespace that is not there yet) leaves its thread behind, so ask first.
      await connection.workflowService.describeNamespace({ namespace: config.namespace })
      const workflowBundle = await bundleWorkflows(installRuntime(logger))
      if (stopping.signal.aborted) return
      worker = await createWorker({ config, connection, logger, workflowBundle, substitutes })
      const running = worker.run()
      // Only a worker that ran gives its threads back: told to stop meanwhile, it runs and ends.
      if (stopping.signal.aborted) worker.shutdown()
      onServing()
      logger.info({ address: config.address }, 'temporal: serving')
      await running
    } finally {
      worker = null
      await connection.close().catch(() => {})
    }
  }

  async function serve(): Promise<void> {
    installRuntime(logger)
    let failures = 0
    let said = ''
    while (!stopping.signal.aborted) {
      try {
        await serveOnce(() => {
          failures = 0
          said = ''
        })
      } catch (error) {
        // Being away is a state, not an accident: said once, then quietly tried on.
        const reason = String(error)
        logger[reason === said ? 'debug' : 'warn'](
          { err: error, address: config.address },
          'temporal: not there; trying again'
        )
        said = reason
      }
      const pauseMs = backoffMs(failures++, LONGEST_PAUSE_MS)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  if (!config.address) {
    logger.warn('temporal: TEMPORAL_ADDRESS is not set; durable processes wait in the outbox')
    return { stop: async () => {} }
  }

  const served = serve().catch((error) =>
    logger.error({ err: error }, 'temporal: the worker ended')
  )

  return {
    /** Takes no new tasks and waits up to ten seconds for those under way. */
    async stop() {
      stopping.abort()
      if (worker?.getState() === 'RUNNING') worker.shutdown()
      // A connection attempt cannot be called off; it is abandoned with the process.
      await Promise.race([served, sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

function createWorker(options: {
  config: TemporalConfig
  connection: NativeConnection
  logger: Logger
  workflowBundle: WorkflowBundle
  substitutes: Substitutes
}): Promise<Worker> {
  return Worker.create({
    connection: options.connection,
    namespace: options.config.namespace,
    taskQueue: options.config.taskQueue,
    workflowBundle: options.workflowBundle,
    activities: { ...activities, ...options.substitutes },
    interceptors: { activity: [activityLog(options.logger), heartbeats] },
    maxConcurrentActivityTaskExecutions: CONCURRENT_ACTIVITIES,
    maxHeartbeatThrottleInterval: BEAT_MS,
    shutdownGraceTime: GRACE_MS,
    shutdownForceTime: FORCE_MS,
  })
}
