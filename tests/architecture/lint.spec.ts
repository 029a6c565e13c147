import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const run = promisify(execFile)
const CONFIG = '.oxlintrc.json'

/** A slip for each rule of `.oxlintrc.json`, by its name. */
const SLIPS: Readonly<Record<string, string>> = {
  'barema/prefer-lazy-controller-import': `import router from '@adonisjs/core/services/router'\nimport Home from '#a/home'\nrouter.get('/', [Home, 'show'])`,
  'barema/prefer-lazy-listener-import': `import emitter from '@adonisjs/core/services/emitter'\nimport Home from '#a/home'\nemitter.on('a', [Home, 'show'])`,
  'barema/no-for-loop': `for (let i = 0; i < all.length; i += 1) {\n  const one = all[i]\n  say(i, one)\n}`,
  'barema/no-undef-init': `let a = undefined\na = say(a)`,
  'typescript/consistent-type-imports': `import { A } from './a.ts'\nexport const a = {} as A`,
  'no-shadow': `const a = 1\nexport const b = (a: number) => a\nsay(a)`,
  'unicorn/no-instanceof-builtins': `say(all instanceof Array)`,
  'unicorn/prefer-module': `say(__dirname)`,
  'unicorn/prefer-node-protocol': `import fs from 'fs'\nsay(fs)`,
  'unicorn/prefer-number-properties': `say(parseInt('1', 10))`,
  'eqeqeq': `say(all == 1)`,
  'node/handle-callback-err': `export function a(err: Error) {\n  say(1)\n}`,
  'no-array-constructor': `say(new Array(1, 2))`,
  'no-caller': `export function a() {\n  say(arguments.callee)\n}`,
  'no-cond-assign': `let a\nif (a = 1) say(a)`,
  'no-constant-condition': `if (1) say(1)`,
  'no-control-regex': `say(/\\x00/)`,
  'no-debugger': `debugger`,
  'no-duplicate-case': `switch (all) {\n  case 1:\n    break\n  case 1:\n    break\n}`,
  'no-eval': `eval('1')`,
  'no-ex-assign': `try {\n  say(1)\n} catch (a) {\n  a = 1\n}`,
  'no-extra-boolean-cast': `if (!!all) say(1)`,
  'no-fallthrough': `switch (all) {\n  case 1:\n    say(1)\n  case 2:\n    say(2)\n}`,
  'no-invalid-regexp': `say(new RegExp('['))`,
  'no-irregular-whitespace': `say(1)\u3000`,
  'no-new-wrappers': `say(new String('a'))`,
  'no-proto': `say(all.__proto__)`,
  'no-regex-spaces': `say(/a  b/)`,
  'no-self-assign': `let a = 1\na = a\nsay(a)`,
  'no-self-compare': `say(all === all)`,
  'no-sparse-arrays': `say([1, , 2])`,
  'no-this-before-super': `export class A extends B {\n  constructor() {\n    this.a = 1\n    super()\n  }\n}`,
  'no-unreachable': `export function a() {\n  return 1\n  say(1)\n}`,
  'no-unsafe-finally': `export function a() {\n  try {\n    say(1)\n  } finally {\n    return 1\n  }\n}`,
  'no-unsafe-negation': `say(!all in all)`,
  'one-var': `let a = 1, b = 2\nsay((a += 1), (b += 1))`,
  'use-isnan': `say(all === NaN)`,
  'valid-typeof': `say(typeof all === 'strnig')`,
}

interface Judged {
  diagnostics: { code: string; filename: string }[]
}

/** What the linter finds in a folder; it ends with 1 where it finds anything. */
async function lint(folder: string): Promise<Judged> {
  const linter = app.makePath('node_modules/oxlint/bin/oxlint')
  const { stdout } = await run(
    process.execPath,
    [linter, '--config', app.makePath(CONFIG), '--format', 'json'],
    { cwd: folder }
  ).catch((error) => ({ stdout: error.stdout as string }))
  return JSON.parse(stdout)
}

test.group('The linter', () => {
  test('catches a slip for each of its rules, and has none without', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'barema-slips-'))
    try {
      const fileOf = (rule: string) => `${rule.replace('/', '_')}.ts`
      for (const [rule, slip] of Object.entries(SLIPS))
        await writeFile(join(folder, fileOf(rule)), `${slip}\n`)
      const { diagnostics } = await lint(folder)
      const missed = Object.keys(SLIPS).filter((rule) => {
        const [plugin, name] = rule.includes('/') ? rule.split('/') : ['eslint', rule]
        return !diagnostics.some(
          ({ code, filename }) => code === `${plugin}(${name})` && filename.endsWith(fileOf(rule))
        )
      })
      assert.deepEqual(missed, [])
    } finally {
      await rm(folder, { recursive: true })
    }
    const config = await readFile(app.makePath(CONFIG), 'utf8')
    const { rules } = JSON.parse(config.replaceAll(/^\s*\/\/.*$/gm, ''))
    assert.sameMembers(Object.keys(SLIPS), Object.keys(rules))
  })
})
