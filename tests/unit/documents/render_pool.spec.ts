import { existsSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { packageDocument } from '#modules/packages/documents/package_document'
import { openRenderer } from '#modules/shared/documents/open_renderer'
import { type PoolOptions, RenderPool } from '#modules/shared/documents/render_pool'
import type { Sheet } from '#modules/shared/documents/sheet'
import { exampleCompany, examplePackage } from './example_package.ts'

const STUBBORN = new URL('./stubborn_child.ts', import.meta.url)
const WASM = new URL('./wasm_child.ts', import.meta.url)
/** Whether the system tells what a process has in use. */
const TELLS_MEMORY = existsSync('/proc/self/statm')

test.group('Render pool', (group) => {
  let pools: RenderPool[] = []
  group.each.teardown(() => {
    for (const pool of pools) pool.close()
    pools = []
  })

  test('a child draws the same bytes as this process', async ({ assert }) => {
    const sheet = sheetOf()
    const here = await (await openRenderer()).render('package', sheet)
    assert.isTrue(here.equals(await open().render('package', sheet, { timeoutMs: 20_000 })))
  })

  test('one child serves document after document', async ({ assert }) => {
    const pool = open({ entry: STUBBORN })
    const pids = await Promise.all([1, 2, 3].map(() => ask(pool, 'pid')))
    assert.lengthOf(new Set(pids), 1)
    assert.deepEqual(pool.pids, [Number(pids[0])])
  })

  test('a document that takes too long is killed and the next one is drawn by a new child', async ({
    assert,
  }) => {
    const pool = open({ entry: STUBBORN })
    const before = await ask(pool, 'pid')
    const [slow, next] = await Promise.allSettled([ask(pool, 'loop', 300), ask(pool, 'pid')])
    assert.equal(codeOf(slow), 'E_DOCUMENT_TIMEOUT')
    assert.equal(next.status, 'fulfilled')
    assert.notEqual(next.status === 'fulfilled' && next.value, before)
    assert.throws(() => process.kill(Number(before), 0), /ESRCH/)
  })

  test('a child that crashes fails its document only', async ({ assert }) => {
    const pool = open({ entry: STUBBORN })
    const [crashed, next] = await Promise.allSettled([ask(pool, 'crash'), ask(pool, 'pid')])
    assert.equal(codeOf(crashed), 'E_RENDERER_CRASHED')
    assert.equal(next.status, 'fulfilled')
  })

  test('a child that ends at its start is an error, not a wait', async ({ assert }) => {
    const pool = open({ entry: new URL('./dead_child.ts', import.meta.url) })
    const [dead] = await Promise.allSettled([ask(pool, 'pid')])
    assert.equal(codeOf(dead), 'E_RENDERER_CRASHED')
  })

  test('a document that takes too much memory is killed, and the next one is drawn by a new child', async ({
    assert,
  }) => {
    const pool = open({ entry: STUBBORN, mostMemory: 300 * 1024 * 1024 })
    const before = await ask(pool, 'pid')
    const [heavy, next] = await Promise.allSettled([ask(pool, 'grow'), ask(pool, 'pid')])
    assert.equal(codeOf(heavy), 'E_DOCUMENT_TOO_HEAVY')
    assert.equal(next.status, 'fulfilled')
    assert.notEqual(next.status === 'fulfilled' && next.value, before)
  }).skip(!TELLS_MEMORY, 'the system does not tell what a process has in use')

  test('time and memory of a WebAssembly child are limited like those of a native one', async ({
    assert,
  }) => {
    const pool = open({ entry: WASM })
    const draw = (timeoutMs: number) => pool.render('package', sheetOf(), { timeoutMs })
    const [slow, next] = await Promise.allSettled([draw(1), draw(60_000)])
    assert.equal(codeOf(slow), 'E_DOCUMENT_TIMEOUT')
    assert.equal(next.status, 'fulfilled')
    if (!TELLS_MEMORY) return
    const small = open({ entry: WASM, mostMemory: 100 * 1024 * 1024 })
    const [heavy] = await Promise.allSettled([
      small.render('package', sheetOf(), { timeoutMs: 20_000 }),
    ])
    assert.equal(codeOf(heavy), 'E_DOCUMENT_TOO_HEAVY')
  })

  test('a renderer that panics ends its child, and the next document gets a new one', async ({
    assert,
  }) => {
    const pool = open({ entry: new URL('./panicking_child.ts', import.meta.url) })
    for (const result of await Promise.allSettled([ask(pool, 'a'), ask(pool, 'b')]))
      assert.equal(codeOf(result), 'E_RENDERER_CRASHED')
  })

  test('a refused document keeps its code and its child', async ({ assert }) => {
    const pool = open({ entry: STUBBORN })
    const before = await ask(pool, 'pid')
    const [refused] = await Promise.allSettled([ask(pool, 'refuse')])
    assert.equal(codeOf(refused), 'E_DOCUMENT_FAILED')
    assert.equal(await ask(pool, 'pid'), before)
  })

  test('a child is replaced after its share of documents', async ({ assert }) => {
    const pool = open({ entry: STUBBORN, documentsPerChild: 2 })
    const pids = [await ask(pool, 'pid'), await ask(pool, 'pid'), await ask(pool, 'pid')]
    assert.equal(pids[0], pids[1])
    assert.notEqual(pids[1], pids[2])
  })

  test('a child knows no address and no key', async ({ assert }) => {
    process.env.BAREMA_TEST_SECRET = 'x'
    const names = (await ask(open({ entry: STUBBORN }), 'environment')).split(' ')
    delete process.env.BAREMA_TEST_SECRET
    assert.deepEqual(
      names.filter((name) => !name.startsWith('NODE_')),
      ['TZ']
    )
  })

  test('a closed pool rejects what is under way, what waits and what comes', async ({ assert }) => {
    const pool = open({ entry: STUBBORN })
    await ask(pool, 'pid')
    const asked = [ask(pool, 'loop'), ask(pool, 'pid')]
    pool.close()
    const results = await Promise.allSettled([...asked, ask(pool, 'pid')])
    assert.deepEqual(results.map(codeOf), [
      'E_RENDERER_CLOSED',
      'E_RENDERER_CLOSED',
      'E_RENDERER_CLOSED',
    ])
    assert.isEmpty(pool.pids)
  })

  test('where the native Typst does not load, its WebAssembly draws, and says why', async ({
    assert,
  }) => {
    const warned = once(process, 'warning')
    const renderer = await openRenderer(() =>
      Promise.reject(new Error('no binary for this platform'))
    )
    assert.equal(renderer.name, 'typst-wasm')
    const [{ message }] = await warned
    assert.include(message, 'without PDF/A: no binary for this platform')
  })

  test('a command that printed one document ends by itself', async ({ assert }) => {
    const script = fileURLToPath(new URL('./render_once.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import=@poppinss/ts-exec', script],
      { timeout: 25_000 }
    )
    assert.equal(stdout, '%PDF-1.7')
  })

  function open(options?: PoolOptions) {
    const pool = new RenderPool(options)
    pools.push(pool)
    return pool
  }
})

function sheetOf(): Sheet {
  return packageDocument({
    pack: examplePackage(),
    company: exampleCompany(),
    language: 'nl',
    requestedBy: null,
    date: '2026-11-21',
  })
}

async function ask(pool: RenderPool, title: string, timeoutMs = 20_000): Promise<string> {
  return (await pool.render('package', { title } as Sheet, { timeoutMs })).toString()
}

function codeOf(result: PromiseSettledResult<unknown>): string | undefined {
  return result.status === 'rejected' ? result.reason.code : undefined
}
