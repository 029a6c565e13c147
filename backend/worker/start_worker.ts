import type { ApplicationService } from '@adonisjs/core/types'
import { workerHealthPort } from '#config/health'
import queueConfig from '#config/queue'
import temporalConfig from '#config/temporal'
import { modules } from '#backend/modules'
import { answerAlive } from '#backend/worker/answer_alive'
import { deliverWith } from '#backend/worker/deliver'
import { startHeartbeat } from '#backend/worker/heartbeat'
import { startMailClock } from '#backend/worker/mail_clock'
import { startQueueWorker } from '#backend/worker/queue_worker'
import { startSealWatch } from '#backend/worker/seal_watch'
import { startWebhookClock } from '#backend/worker/webhook_clock'
import { UpkeepClock } from '#backend/upkeep/upkeep_clock'
import { checkSeal } from '#modules/sealing/index'
import { closeRenderers } from '#modules/shared/documents/render_document'
import { openOutside } from '#modules/shared/outside/open_outside'
import { OutboxDispatcher } from '#modules/shared/outbox/dispatcher'
import { startTemporalWorker } from '#workflows/worker'

/**
 * Starts the three loops of the worker process and ends them in the reverse order: first no new deliveries,
 * then the work under way. Each loop waits by itself for its engine; none waits for another's. If it is
 * told to end before all of them run ends those that do.
 *
 * @param onDead called when this process is of no use any more, so that another is started
 */
export async function startWorker(app: ApplicationService, onDead: () => void): Promise<void> {
  const started: (() => Promise<unknown>)[] = []
  app.terminating(async () => {
    for (const stop of started.reverse()) await stop().catch(() => {})
  })

  const logger = await app.container.make('logger')
  await checkSeal((error) => logger.error({ err: error }, 'worker: nothing can be sealed'))
  const delivery = deliverWith(queueConfig, temporalConfig)
  started.push(() => Promise.allSettled([delivery.close(), closeRenderers()]))
  const temporalWorker = startTemporalWorker(temporalConfig, logger.use())
  const queueWorker = await startQueueWorker(queueConfig, modules, logger.use(), (reason) => {
    logger.fatal(`worker: ends, to be started again: ${reason}`)
    onDead()
  })
  started.push(() => Promise.allSettled([queueWorker.close(), temporalWorker.stop()]))
  const heartbeat = startHeartbeat(queueWorker, logger.use())
  started.push(() => heartbeat.stop())
  if (workerHealthPort) {
    const server = await answerAlive(workerHealthPort, queueWorker)
    started.push(async () => server.close())
  }
  const dispatcher = new OutboxDispatcher({
    deliver: delivery.deliver,
    logger: logger.use(),
    connectionString: queueConfig.postgres.connectionString,
  })
  started.push(() => dispatcher.stop())
  await dispatcher.start()
  const mailClock = startMailClock(logger.use())
  started.push(() => mailClock.stop())
  const webhookClock = startWebhookClock(openOutside(), logger.use())
  started.push(() => webhookClock.stop())
  const sealWatch = startSealWatch(logger.use())
  started.push(() => sealWatch.stop())
  const upkeep = new UpkeepClock({ logger: logger.use(), queue: queueConfig })
  started.push(() => upkeep.stop())
  upkeep.start()
  logger.info('worker: ready')
}
