import { assert } from '@japa/assert'
import type { Config } from '@japa/runner/types'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { nodeServer } from '#backend/http/node_server'
import { TestClient } from '#tests/helpers/client'
import { PURE_SUITES } from '#tests/pure_suites'
import { watchHttp } from '#tests/helpers/unannounced_calls'

/** Suites that talk to the application over HTTP in this process. */
const WITH_SERVER = ['functional', 'workflows', 'cli']
/** Suites that meet the product's own processes by a browser. */
const WITH_BROWSER = ['screens', 'e2e', 'durable', 'firefox', 'webkit']
export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app)]

export { reporters } from './reporters.ts'

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [],
}

let prepared: Promise<void> | null = null

/** Brings the database up to date, once, and only for suites that use it; the launcher has done so for all lanes. */
function prepareDatabase(): Promise<void> {
  prepared ??= (async () => {
    if (process.env.TEST_DATABASE_IS_READY) return
    const { default: ace } = await import('@adonisjs/core/services/ace')
    const migrate = await ace.exec('migration:run', [
      '--connection=owner',
      '--no-schema-generate',
      '--compact-output',
    ])
    if (migrate.exitCode)
      throw migrate.error ?? new Error('The test database could not be migrated')
  })()
  return prepared
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'components')
    suite.setup(async () => (await import('#tests/components/support/show')).openParts())
  if (PURE_SUITES.includes(suite.name)) return
  suite.setup(() => prepareDatabase())
  suite.setup(() => watchHttp())
  suite.setup(async () => {
    const { assertDocumented } = await import('#tests/helpers/documented')
    TestClient.judge = assertDocumented
    const { openedSession } = await import('#tests/helpers/opened_session')
    TestClient.openSession = openedSession
  })
  if (WITH_SERVER.includes(suite.name)) suite.setup(() => testUtils.httpServer().start(nodeServer))
  // The browser meets the product's own processes, not this one; `visit` gives each test its pages.
  if (WITH_BROWSER.includes(suite.name)) {
    suite.setup(async () => {
      const { beginSecondTriesAnew } = await import('#tests/e2e/support/second_try')
      beginSecondTriesAnew()
      const { raiseStage } = await import('#tests/e2e/support/stage')
      return raiseStage()
    })
  }
  if (suite.name === 'firefox' || suite.name === 'webkit') {
    const { name } = suite
    suite.setup(async () => {
      const { unpackPhones } = await import('#tests/e2e/support/phones/phones')
      unpackPhones(name)
    })
  }
}
