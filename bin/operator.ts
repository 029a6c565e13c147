import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { APP_ROOT, importFromRoot } from '#backend/app_root'

/** Operators' commands of `barema`: they boot the application beside its database and its files. */
try {
  const app = new Ignitor(APP_ROOT, { importer: importFromRoot })
    .tap((application) => {
      application.booting(async () => void (await import('#backend/start/env')))
      application.listen('SIGTERM', () => process.exit(143))
      application.listen('SIGINT', () => process.exit(130))
    })
    .createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { runOperator } = await import('#backend/operator/main')
    await runOperator()
    await app.terminate()
  })
} catch (error) {
  process.exitCode = 1
  prettyPrintError(error)
}
