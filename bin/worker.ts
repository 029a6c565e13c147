import 'reflect-metadata'
import '#backend/observability/start'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { APP_ROOT, importFromRoot } from '#backend/app_root'

/** The worker process: the queue's jobs, the outbox dispatcher and the durable workflows. */
try {
  const app = new Ignitor(APP_ROOT, { importer: importFromRoot })
    .tap((application) => {
      application.booting(async () => void (await import('#backend/start/env')))
      application.listen('SIGTERM', () => application.terminate())
      application.listen('SIGINT', () => application.terminate())
    })
    .createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { startWorker } = await import('#backend/worker/start_worker')
    await startWorker(app)
  })
} catch (error) {
  process.exitCode = 1
  prettyPrintError(error)
}
