import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ENGINE_PACKAGE, packEngine } from '../../bin/engine/pack_engine.ts'
import { compute } from '#modules/compute/pure'
import { rareRequests } from './rare_packages.ts'

const ROOT = new URL('../../', import.meta.url).pathname

/** What another program does with it. */
const PROGRAM = `
import { readFileSync } from 'node:fs'
import { compute } from '${ENGINE_PACKAGE}'
const requests = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(JSON.stringify(requests.map((request) => compute(request))))
`

test.group('The engine as a package', (group) => {
  let folder: string
  const path = (name: string) => join(folder, name)
  const installed = (name: string) =>
    readFileSync(path(`node_modules/${ENGINE_PACKAGE}/${name}`), 'utf8')
  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'barema-engine-user-'))
    const packed = await packEngine(folder)
    writeFileSync(path('package.json'), JSON.stringify({ type: 'module', private: true }))
    const options = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', packed, ...options], { cwd: folder, stdio: 'pipe' })
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('has a README and types, and needs no other package', ({ assert }) => {
    const manifest = JSON.parse(installed('package.json'))
    assert.notProperty(manifest, 'dependencies')
    assert.isNotEmpty(installed(manifest.exports['.'].types))
    assert.match(installed('README.md'), new RegExp(`^# ${ENGINE_PACKAGE}$`, 'm'))
  })

  test('every example of its README is a program that compiles', ({ assert }) => {
    const examples = [...installed('README.md').matchAll(/```ts\n([\s\S]+?)```/g)]
    assert.isAbove(examples.length, 2)
    for (const [at, [, code]] of examples.entries()) writeFileSync(path(`example${at}.ts`), code)
    const compilerOptions = {
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      types: [],
      module: 'NodeNext',
      strict: true,
      noEmit: true,
    }
    writeFileSync(path('tsconfig.json'), JSON.stringify({ compilerOptions }))
    const tsgo = join(ROOT, 'node_modules/.bin/tsgo')
    // What it complains of stands in what it prints.
    assert.equal(spawnSync(tsgo, ['-p', folder], { encoding: 'utf8' }).stdout, '')
  })

  test('gives the same cents as the server', ({ assert }) => {
    const requests = [...rareRequests()].map((request, at) => ({
      ...request,
      explain: at % 7 === 0,
    }))
    assert.isAbove(requests.length, 100)
    writeFileSync(path('program.js'), PROGRAM)
    const answers = execFileSync(process.execPath, ['program.js'], {
      cwd: folder,
      input: JSON.stringify(requests),
      encoding: 'utf8',
      env: {},
      maxBuffer: 512 * 1024 * 1024,
    })
    const here = JSON.stringify(requests.map((request) => compute(request)))
    assert.isTrue(answers === here)
  })
})
