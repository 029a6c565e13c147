import { createRequire } from 'node:module'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cruise as cruiseTree } from 'dependency-cruiser'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ringsOf } from './cycles.ts'

const FOLDERS = ['modules', 'backend', 'config', 'database', 'workflows', 'cli', 'frontend', 'bin']

/** What production needs without an import of its own: a peer of another, or a file. */
const NOT_IMPORTED = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@expo-google-fonts/source-sans-3',
  'ioredis',
]

interface Cruised {
  modules: {
    source: string
    dependencies: { module: string; resolved: string; dependencyTypes: string[] }[]
  }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

const require = createRequire(app.makePath('package.json'))

/** The names that a path may begin with, by their folders: its `imports`, and what the screens call theirs. */
const aliasesIn = (root: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries<string>(require('./package.json').imports).map(([name, target]) => [
      name.replace('/*', ''),
      join(root, target.replace('/*.js', '')),
    ])
  ),
  '@': join(root, 'frontend'),
})

/** Runs dependency-cruiser with the project's rules over a tree. */
async function cruise(root: string, folders: string[]): Promise<Cruised> {
  const { forbidden, options } = require('./.dependency-cruiser.cjs')
  const { output } = await cruiseTree(
    folders,
    { ...options, ruleSet: { forbidden }, validate: true, baseDir: root },
    // Read as paths of a tsconfig they take a third of the whole.
    { alias: aliasesIn(root) } as never
  )
  return output as never
}

const brokenRules = ({ summary }: Cruised) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)

/** The layers of the pay engine below its contract. */
const BELOW_THE_CONTRACT = /^modules\/compute\/(?!(contract|http|lang|package)\/)\w+\//

/** Modules that need each other to run; and of the engine, which is read from the bottom, those whose types do. */
const ringsThatMayNotBe = ({ modules }: Cruised) => [
  ...ringsOf(modules, ({ dependencyTypes }) => !dependencyTypes.includes('type-only')),
  ...ringsOf(modules, () => true).filter((ring) =>
    ring.some((name) => BELOW_THE_CONTRACT.test(name))
  ),
]

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
    assert.deepEqual(ringsThatMayNotBe(cruised), [])
    const { dependencies } = JSON.parse(await readFile(app.makePath('package.json'), 'utf8'))
    const imported = cruised.modules.filter(isCarried).flatMap((file) => file.dependencies)
    const unused = Object.keys(dependencies).filter(
      (name) => !imported.some(({ module }) => module === name || module.startsWith(`${name}/`))
    )
    assert.sameMembers(unused, NOT_IMPORTED)
  })

  test('a broken border is caught: upward, past the index, past a layer, impure, unresolved, not carried, in a ring', async ({
    assert,
  }) => {
    const root = await mkdtemp(join(tmpdir(), 'barema-borders-'))
    try {
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
      await write(root, 'modules/team/one.ts', `import '#modules/team/two'`)
      await write(
        root,
        'modules/team/two.ts',
        `import { three } from './three.ts'\nexport { three }`
      )
      await write(root, 'modules/team/three.ts', `export * from './one.ts'\nexport const three = 3`)
      await write(
        root,
        'modules/compute/engine/read.ts',
        `import type { Read } from './kept.ts'\nexport type Kept = Read`
      )
      await write(
        root,
        'modules/compute/engine/kept.ts',
        `import type { Kept } from './read.ts'\nexport type Read = Kept | null`
      )
      const cruised = await cruise(root, ['modules'])
      assert.sameDeepMembers(
        ringsThatMayNotBe(cruised).map((ring) => ring.toSorted()),
        [
          ['modules/compute/engine/kept.ts', 'modules/compute/engine/read.ts'],
          ['one', 'three', 'two'].map((name) => `modules/team/${name}.ts`),
        ]
      )
      const broken = brokenRules(cruised)
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
