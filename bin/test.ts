process.env.NODE_ENV = 'test'

import { configure, processCLIArgs, run } from '@japa/runner'
import { filesOf } from '#tests/files_of_part'
import { WITHOUT_APPLICATION } from '#tests/pure_suites'

/** The only suite that asks this process for pages, which need Vite's server for their scripts: it takes seconds to start. */
const WITH_PAGES = 'functional'
const words = process.argv.slice(2)
// The value of an option may stand behind it as a word.
const firstOption = words.findIndex((word) => word.startsWith('-'))
const suites = firstOption < 0 ? words : words.slice(0, firstOption)

/** What `npm test` starts for each suite, and `node ace test [suites]`. */
if (suites.length > 0 && suites.every((name) => WITHOUT_APPLICATION.includes(name)))
  await runAlone()
else await runInApplication()

async function runAlone(): Promise<void> {
  const { default: manifest } = await import('../adonisrc.ts')
  const { assert } = await import('@japa/assert')
  const { reporters } = await import('#tests/reporters')
  processCLIArgs(process.argv.splice(2))
  configure({ ...filesOf(manifest.tests!), plugins: [assert()], reporters })
  await run()
}

async function runInApplication(): Promise<void> {
  await import('reflect-metadata')
  const { Ignitor, prettyPrintError } = await import('@adonisjs/core')
  const { APP_ROOT, importFromRoot } = await import('#backend/app_root')
  await new Ignitor(APP_ROOT, { importer: importFromRoot })
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
      processCLIArgs(process.argv.splice(2))
      configure({
        ...filesOf(app.rcFile.tests),
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
}
