import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { PartName } from '../../../bin/launch/checks/plan.ts'
import { BENCHES } from '#tests/bench/benches'

/** What an import shows a bench to need. */
const SHOWN: readonly [imported: RegExp, need: PartName][] = [
  [/ from '\.\/product\.ts'/, 'database'],
  [/ from '\.\/product\.ts'/, 'assets'],
  [/ from 'playwright-core'/, 'chromium'],
]

test.group('The benches', () => {
  test('name the parts that their files use', async ({ assert }) => {
    for (const [name, { needs }] of Object.entries(BENCHES)) {
      const code = await readFile(`tests/bench/${name}.ts`, 'utf8')
      for (const [imported, need] of SHOWN)
        assert.equal(imported.test(code), needs.includes(need), `${name}: ${need}`)
    }
  })
})
