import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const fileOf = (name: string) => fileURLToPath(new URL(`../../chaos/${name}.ts`, import.meta.url))
const RUNS = ['run_chaos', 'run_indexations'].map(fileOf)

test.group('npm run chaos', () => {
  test('tells its stories from a process that is no application: it kills those from outside', async ({
    assert,
  }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import=@poppinss/ts-exec',
      '--eval',
      `for (const file of ${JSON.stringify(RUNS)}) await import(file); console.log('loaded')`,
    ])
    assert.equal(stdout.trim(), 'loaded')
  })
})
