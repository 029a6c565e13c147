import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const run = promisify(execFile)
const FOLDERS = ['modules', 'backend', 'config', 'database', 'workflows', 'cli', 'frontend', 'bin']

/** Runs dependency-cruiser with the project's rules over a tree; answers what breaks them. */
async function brokenRules(root: string, folders: string[]): Promise<string[]> {
  const cruiser = app.makePath('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const { stdout } = await run(
    process.execPath,
    [
      cruiser,
      ...folders,
      '--config',
      app.makePath('.dependency-cruiser.cjs'),
      '--output-type',
      'json',
    ],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 }
  ).catch((error) => ({ stdout: error.stdout as string }))
  const { summary } = JSON.parse(stdout)
  return summary.violations.map(
    (violation: { rule: { name: string }; from: string; to: string }) =>
      `${violation.rule.name}: ${violation.from} -> ${violation.to}`
  )
}

test.group('Who imports whom', () => {
  test('the module graph, the purity of the engine and the borders of clients hold', async ({
    assert,
  }) => {
    assert.deepEqual(await brokenRules(app.makePath('.'), FOLDERS), [])
  })

  test('a broken border is caught: upward, past the index, past a layer, impure, unresolved', async ({
    assert,
  }) => {
    const root = await mkdtemp(join(tmpdir(), 'barema-borders-'))
    try {
      await cp(
        app.makePath('tests/architecture/tsconfig.cruiser.json'),
        join(root, 'tests/architecture/tsconfig.cruiser.json')
      )
      await write(root, 'modules/scenarios/index.ts', 'export const scenarios = 1')
      await write(root, 'modules/accounts/models/user.ts', 'export default 1')
      await write(
        root,
        'modules/compute/engine/clock.ts',
        `import { readFileSync } from 'node:fs'\nexport default readFileSync`
      )
      await write(root, 'modules/compute/contract/types.ts', 'export type Amount = number')
      await write(
        root,
        'modules/compute/rules/sheet.ts',
        `import type { Amount } from '../contract/types.ts'\nexport type Cents = Amount`
      )
      await write(
        root,
        'modules/team/probe.ts',
        `import { scenarios } from '#modules/scenarios/index'
         import User from '#modules/accounts/models/user'
         import nothing from '#modules/team/nowhere'
         export default [scenarios, User, nothing]`
      )
      const rules = (await brokenRules(root, ['modules'])).map((line) => line.split(':')[0])
      assert.sameMembers(
        [...new Set(rules)],
        ['compute-rules', 'module-team', 'only-the-index', 'resolved', 'the-engine-is-pure']
      )
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  })
})

async function write(root: string, path: string, content: string) {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), content)
}
