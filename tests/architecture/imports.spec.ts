import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const run = promisify(execFile)
const FOLDERS = ['modules', 'backend', 'config', 'database', 'workflows', 'cli', 'frontend', 'bin']

/** What production needs without an import of its own: a peer of another, or a file. */
const NOT_IMPORTED = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@expo-google-fonts/source-sans-3',
  'edge.js',
  'ioredis',
]

interface Cruised {
  modules: { source: string; dependencies: { module: string }[] }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

/** Runs dependency-cruiser with the project's rules over a tree. */
async function cruise(root: string, folders: string[]): Promise<Cruised> {
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
  return JSON.parse(stdout)
}

const brokenRules = ({ summary }: Cruised) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)

/** Whether a file runs in production; the rule `production-is-carried` says the same. */
const isCarried = ({ source }: { source: string }) =>
  /^(backend|modules|workflows|cli|config|database|bin\/\w+\.ts)/.test(source) &&
  !source.endsWith('/test.ts')

test.group('Who imports whom', () => {
  test('the module graph, the purity of the engine and the borders of clients hold; production carries only what it imports', async ({
    assert,
  }) => {
    const cruised = await cruise(app.makePath('.'), FOLDERS)
    assert.deepEqual(brokenRules(cruised), [])
    const { dependencies } = JSON.parse(await readFile(app.makePath('package.json'), 'utf8'))
    const imported = cruised.modules.filter(isCarried).flatMap((file) => file.dependencies)
    const unused = Object.keys(dependencies).filter(
      (name) => !imported.some(({ module }) => module === name || module.startsWith(`${name}/`))
    )
    assert.sameMembers(unused, NOT_IMPORTED)
  })

  test('a broken border is caught: upward, past the index, past a layer, impure, unresolved, not carried', async ({
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
         import { chromium } from 'playwright-core'
         import { DateTime } from 'luxon'
         export default [scenarios, User, nothing, chromium, DateTime]`
      )
      await cp(app.makePath('package.json'), join(root, 'package.json'))
      await symlink(app.makePath('node_modules'), join(root, 'node_modules'))
      const broken = brokenRules(await cruise(root, ['modules']))
      assert.sameMembers(
        [...new Set(broken.map((line) => line.split(':')[0]))],
        [
          'compute-rules',
          'module-team',
          'only-the-index',
          'production-is-carried',
          'resolved',
          'the-engine-is-pure',
        ]
      )
      assert.lengthOf(
        broken.filter((line) => line.startsWith('production-is-carried')),
        1
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
