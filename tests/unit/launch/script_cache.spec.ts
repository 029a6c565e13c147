import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

const CACHE = new URL('../../../bin/launch/checks/script_cache.ts', import.meta.url).href

test.group('What a test run compiled once', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'barema-scripts-'))
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    return () => rmSync(folder, { recursive: true })
  })

  const cached = () => readdirSync(join(folder, 'cache'))
  const run = () =>
    execFileSync(
      process.execPath,
      [`--import=${CACHE}`, '--import=@poppinss/ts-exec', join(folder, 'main.ts')],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '', TEST_SCRIPT_CACHE: join(folder, 'cache') },
      }
    ).trim()

  test('is read by the next process, until the file changes', ({ assert }) => {
    const main = join(folder, 'main.ts')
    writeFileSync(main, 'export const answer: string = "one"\nconsole.log(answer)\n')
    assert.equal(run(), 'one')
    assert.lengthOf(cached(), 1)
    assert.equal(run(), 'one')
    assert.lengthOf(cached(), 1)
    writeFileSync(join(folder, 'cache', cached()[0]!), 'console.log("from the cache")')
    assert.equal(run(), 'from the cache')
    writeFileSync(main, 'export const answer: string = "two"\nconsole.log(answer)\n')
    assert.equal(run(), 'two')
  })
})
