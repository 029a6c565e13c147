import 'reflect-metadata'
import '#backend/observability/start'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { APP_ROOT, importFromRoot } from '#backend/app_root'

/** Ends the loops, then the process: a Temporal connection that broke may leave a thread behind. */
async function end(app: ApplicationService) {
  await app.terminate()
  process.exit()
}

/** The worker process: the queue's jobs, the outbox dispatcher and the durable workflows. */
try {
  const app = new Ignitor(APP_ROOT, { importer: importFromRoot })
    .tap((application) => {
      application.booting(async () => void (await import('#backend/start/env')))
      application.listen('SIGTERM', () => end(application))
      application.listen('SIGINT', () => end(application))
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
