import 'reflect-metadata'
import { constants, setPriority } from 'node:os'
import '#backend/observability/start'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { APP_ROOT, importFromRoot } from '#backend/app_root'

/** A worker that is of no use any more does not wait for long. */
const LAST_MS = 10_000

/** Ends the loops, then the process: a Temporal connection that broke may leave a thread behind. */
async function end(app: ApplicationService, exitCode = 0) {
  await app.terminate()
  process.exit(exitCode)
}

/** Ends with a code on which its supervisor starts another. */
function giveUp(app: ApplicationService) {
  setTimeout(() => process.exit(1), LAST_MS)
  void end(app, 1)
}

// Where both have one machine, answers go before jobs.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

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
    await startWorker(app, () => giveUp(app))
  })
} catch (error) {
  process.exitCode = 1
  prettyPrintError(error)
}
