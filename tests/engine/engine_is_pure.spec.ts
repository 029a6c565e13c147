import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const ROOT = new URL('../../', import.meta.url)
const COMPUTE = new URL('modules/compute/', ROOT)

/** Numbers of the shape of a formula: nothing, one, both spouses, months, quarters, weeks. */
const STRUCTURAL = new Set(['0', '1', '2', '3', '4', '12', '13'])

/** The engine's files; `http/` and `words.ts` are what the module gives the product. */
const sources = (pattern: string) =>
  globSync(pattern, { cwd: COMPUTE.pathname }).filter(
    (file) => !file.startsWith('http/') && file !== 'words.ts'
  )
const read = (file: string) => readFileSync(new URL(file, COMPUTE), 'utf8')

/** The code without comments and texts. */
function bare(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\]|\\.)*'/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, '``')
}

test.group('The engine', () => {
  test('compiles under its own tsconfig: no node, no browser, nothing but ES2023', ({ assert }) => {
    const tsgo = new URL('node_modules/.bin/tsgo', ROOT).pathname
    const project = new URL('tsconfig.json', COMPUTE).pathname
    const { types, lib } = JSON.parse(read('tsconfig.json')).compilerOptions
    assert.deepEqual([types, lib], [[], ['ES2023']])
    assert.equal(execFileSync(tsgo, ['--checkers', '1', '-p', project], { encoding: 'utf8' }), '')
  })

  test('imports only itself', ({ assert }) => {
    for (const file of sources('**/*.ts')) {
      // What a formula uses is found by its name (identity/formula_sources.ts).
      assert.notMatch(read(file), /^(import|export)[^'\n]*\* as /m, file)
      for (const [, from] of read(file).matchAll(/(?:from|import) '([^']+)'/g)) {
        assert.match(from, /^\.\.?\//, `${file} imports ${from}`)
        const target = new URL(from, new URL(file, COMPUTE)).pathname
        assert.isTrue(target.startsWith(COMPUTE.pathname), `${file} imports ${from}`)
      }
    }
  })

  test('reads no clock, no chance, no locale', ({ assert }) => {
    const banned = /\b(Date|Math\.random|performance|Intl|toLocale\w*|process|globalThis|fetch)\b/
    for (const file of sources('**/*.ts')) {
      assert.notMatch(bare(read(file)), banned, file)
    }
  })

  test('no formula contains a number of the law', ({ assert }) => {
    const files = sources('rules/{mois,annee,employeur}/**/*.ts')
    assert.isAbove(files.length, 50)
    for (const file of files) {
      for (const [number] of bare(read(file)).matchAll(/(?<![\w.])\d[\d_.]*(?!\w)/g)) {
        assert.isTrue(STRUCTURAL.has(number), `${number} in ${file}`)
      }
    }
  })

  test('one parameter a file, and formulas stay short', ({ assert }) => {
    for (const file of sources('legislation/*/**/*.ts')) {
      // What is published of the index are tables, and their shapes.
      if (file.endsWith('index.ts') || file.includes('/index_data/')) continue
      assert.lengthOf([...read(file).matchAll(/^export /gm)], 1, file)
    }
    for (const file of sources('rules/**/*.ts')) {
      // The sheet, the indexes and the digests list every line in payslip order, the hashes every law set.
      if (/(sheet|index|formula_digests|hashes)\.ts$/.test(file)) continue
      assert.isAtMost(read(file).split('\n').length, 130, file)
    }
  })
})
