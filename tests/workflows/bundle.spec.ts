import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker'
import * as workflows from '#workflows/index'
import { bundleWorkflows, preparedBundle, prepareBundle } from '#workflows/bundle'

const quiet = new DefaultLogger('ERROR')
const bundled = (workflowsPath: string) =>
  bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('ERROR', () => {}) })

test.group('The bundle of all workflows', () => {
  test('builds, holds every workflow, and neither Node nor the actions behind the activities', async ({
    assert,
  }) => {
    const { code } = await bundleWorkflows(quiet)
    for (const name of Object.keys(workflows)) assert.include(code, name)
    assert.notMatch(code, /(?:require\(|from )["']node:/)
    assert.notInclude(code, 'RecomputeSlice')
    assert.notInclude(code, '@adonisjs/')
  })

  test('a workflow that imports Node does not build', async ({ assert }) => {
    await assert.rejects(() =>
      bundled(fileURLToPath(new URL('./fixtures/impure.ts', import.meta.url)))
    )
  })

  test('is read where it was prepared, which is never the source tree', async ({ assert }) => {
    const file = fileURLToPath(import.meta.url)
    assert.deepEqual(await preparedBundle(file), { code: readFileSync(file, 'utf8') })
    assert.isNull(await preparedBundle())
    await assert.rejects(() => prepareBundle(quiet), /Only a build/)
  })

  test('is made once', async ({ assert }) => {
    assert.strictEqual(await bundleWorkflows(quiet), await bundleWorkflows(quiet))
  })
})
