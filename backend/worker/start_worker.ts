import '#backend/start/listeners'
import type { ApplicationService } from '@adonisjs/core/types'
import queueConfig from '#config/queue'
import temporalConfig from '#config/temporal'
import { modules } from '#backend/modules'
import { deliverWith } from '#backend/worker/deliver'
import { startQueueWorker } from '#backend/worker/queue_worker'
import { closeRenderers } from '#modules/shared/documents/render_document'
import { OutboxDispatcher } from '#modules/shared/outbox/dispatcher'
import { startTemporalWorker } from '#workflows/worker'

/**
 * Starts the three loops of the worker process and ends them in order: first no new deliveries, then
 * the work under way. Each loop waits by itself for its engine; none waits for another's.
 */
export async function startWorker(app: ApplicationService): Promise<void> {
  const logger = await app.container.make('logger')
  const delivery = deliverWith(queueConfig, temporalConfig)
  const dispatcher = new OutboxDispatcher({
    deliver: delivery.deliver,
    logger: logger.use(),
    connectionString: queueConfig.postgres.connectionString,
  })
  const queueWorker = await startQueueWorker(queueConfig, modules, logger.use())
  const temporalWorker = startTemporalWorker(temporalConfig, logger.use())
  await dispatcher.start()
  logger.info('worker: ready')

  app.terminating(async () => {
    await dispatcher.stop()
    await Promise.allSettled([queueWorker.close(), temporalWorker.stop()])
    await Promise.allSettled([delivery.close(), closeRenderers()])
  })
}
