import 'reflect-metadata'
import '#backend/observability/start'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { APP_ROOT, importFromRoot } from '#backend/app_root'
import { nodeServer } from '#backend/http/node_server'
import { drain } from '#backend/http/draining'

/** The web process: HTTP for every company's subdomain. */
new Ignitor(APP_ROOT, { importer: importFromRoot })
  .tap((app) => {
    app.booting(async () => void (await import('#backend/start/env')))
    app.listen('SIGTERM', async () => {
      const { drainSeconds } = await import('#config/app')
      await drain(drainSeconds)
      await app.terminate()
    })
    app.listen('SIGINT', () => app.terminate())
  })
  .httpServer()
  .start(nodeServer)
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
