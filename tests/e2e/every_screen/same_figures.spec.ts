import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { rolldown } from 'rolldown'
import { compute, type ComputeRequest, type ComputeResult } from '#modules/compute/pure'
import { requestOf } from '#tests/engine/any_package'
import { seeded } from '#tests/engine/requests'
import { accountOf } from '../support/account.ts'
import { stage } from '../support/stage.ts'

const run = promisify(execFile)
/** In the browser and the command line; fewer over the network, where each is a call. */
const PACKAGES = 400
const CALLS = 40

/** Packages of all kinds, the same on every machine. */
function packages(): ComputeRequest[] {
  const random = seeded(26)
  return Array.from({ length: PACKAGES }, (_, id) => {
    const genes = Array.from({ length: 110 }, () => Math.floor(random() * 65_536))
    return { ...requestOf(genes), id, explain: id % 5 === 0 }
  })
}

const written = (result: ComputeResult): string | null =>
  result.ok ? JSON.stringify(result.answer) : null

/** The engine as a browser gets it: one minified script. */
async function forBrowsers(): Promise<string> {
  const bundle = await rolldown({ input: resolve('modules/compute/pure.ts'), platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', name: 'engine', minify: true })
  return output[0].code
}

test.group('One engine in three places', () => {
  test('browser, server and command line give the same bytes for packages of all kinds', async ({
    assert,
    cleanup,
  }) => {
    const requests = packages()
    const here = requests.map((request) => written(compute(request)))
    assert.isAbove(here.filter((answer) => answer !== null).length, PACKAGES / 4)

    // A blank page: the product's own pages run no script that is not theirs.
    const page = await stage().browser.newPage()
    cleanup(() => page.close())
    await page.addScriptTag({ content: await forBrowsers() })
    const inBrowser = await page.evaluate(
      (given) =>
        given.map((request) => {
          const result = (globalThis as any).engine.compute(request)
          return result.ok ? JSON.stringify(result.answer) : null
        }),
      requests
    )
    assert.deepEqual(inBrowser, here)

    const folder = await mkdtemp(join(tmpdir(), 'barema-same-'))
    try {
      const input = join(folder, 'in.jsonl')
      await writeFile(input, requests.map((request) => `${JSON.stringify(request)}\n`).join(''))
      const { stdout } = await run('node_modules/.bin/node', ['bin/barema.mjs', 'compute', input], {
        maxBuffer: 1 << 28,
      }).catch((error: { code: number; stdout: string }) => error)
      const lines = stdout.trimEnd().split('\n')
      assert.lengthOf(lines, PACKAGES)
      for (const [i, answer] of here.entries()) if (answer) assert.equal(lines[i], answer)
    } finally {
      await rm(folder, { recursive: true })
    }

    const client = await accountOf('hr')
    const called = requests.map((request, i) => ({ request, answer: here[i] })).slice(0, CALLS)
    for (const { request, answer } of called) {
      const { status, raw } = await client.post('/api/compute', request)
      assert.equal(status, answer === null ? 422 : 200)
      if (answer) assert.equal(raw.toString(), answer)
    }
  })
})
