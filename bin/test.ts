process.env.NODE_ENV = 'test'

import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { APP_ROOT, importFromRoot } from '#backend/app_root'

/** The only suite that asks this process for pages, which need Vite's server for their scripts: it takes seconds to start. */
const WITH_PAGES = 'functional'
const words = process.argv.slice(2)
/** Whose files run: of the day, of the night, or of both (tests/nightly/night_files.ts). */
const part = process.env.TEST_PART ?? 'whole'

/** What `npm test` starts for each suite, and `node ace test [suites]`. */
new Ignitor(APP_ROOT, { importer: importFromRoot })
  .tap((app) => {
    app.booting(async () => void (await import('#backend/start/env')))
    app.booted(async () => {
      const named = app.rcFile.tests.suites.filter(({ name }) => words.includes(name))
      if (named.length === 0) return
      const vite = await app.container.make('vite')
      const start = vite.createDevServer.bind(vite)
      vite.createDevServer = async (options) => {
        if (!words.includes(WITH_PAGES)) return
        await start(options)
        // It names a page's scripts, which no test loads: asked before each call of the API it took a quarter of that.
        vite.getDevServer()!.middlewares.stack = []
      }
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('#tests/bootstrap')
    const { nightPaths } = await import('#tests/nightly/night_files')
    const { suites, ...tests } = app.rcFile.tests
    processCLIArgs(process.argv.splice(2))
    configure({
      ...tests,
      suites: suites.map((suite) =>
        part === 'night' ? { ...suite, files: nightPaths(suite) } : suite
      ),
      ...(part === 'day' ? { exclude: suites.flatMap(nightPaths) } : {}),
      ...config,
      ...{
        setup: runnerHooks.setup,
        teardown: runnerHooks.teardown.concat([() => app.terminate()]),
      },
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
