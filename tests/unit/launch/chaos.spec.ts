import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const RUN = fileURLToPath(new URL('../../chaos/run_chaos.ts', import.meta.url))

test.group('npm run chaos', () => {
  test('tells its stories from a process that is no application: it kills those from outside', async ({
    assert,
  }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import=@poppinss/ts-exec',
      '--eval',
      `await import(${JSON.stringify(RUN)}); console.log('loaded')`,
    ])
    assert.equal(stdout.trim(), 'loaded')
  })
})
