import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from '@japa/runner'

const LOADER = new URL('../../../bin/launch/checks/test_loader.ts', import.meta.url)
const ROOT = new URL('../../../', import.meta.url)

test.group('TypeScript in a test run', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'barema-scripts-'))
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    symlinkSync(fileURLToPath(new URL('node_modules', ROOT)), join(folder, 'node_modules'))
    return () => rmSync(folder, { recursive: true })
  })

  const cached = () => readdirSync(join(folder, 'cache'))
  const write = (name: string, code: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  const run = (entry = join(folder, 'main.ts')) => {
    const loader = new URL(LOADER)
    loader.searchParams.set('cache', join(folder, 'cache'))
    const args = [`--import=${loader.href}`, '--import=@poppinss/ts-exec', entry]
    return execFileSync(process.execPath, args, {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    }).trim()
  }

  test('is made JavaScript once and read by the next process, until the file changes', ({
    assert,
  }) => {
    write('main.ts', 'export const answer: string = "one"\nconsole.log(answer)\n')
    assert.equal(run(), 'one')
    assert.lengthOf(cached(), 1)
    assert.equal(run(), 'one')
    assert.lengthOf(cached(), 1)
    writeFileSync(join(folder, 'cache', cached()[0]!), 'console.log("from the cache")')
    assert.equal(run(), 'from the cache')
    write('main.ts', 'export const answer: string = "two"\nconsole.log(answer)\n')
    assert.equal(run(), 'two')
  })

  test('becomes what ts-exec makes of it: decorators, their types, screens', async ({ assert }) => {
    // By its file: the package itself is replaced by the loader in this process too.
    const address = new URL('node_modules/@poppinss/ts-exec/build/src/loader.js', ROOT)
    const tsExec = await import(address.href)
    await tsExec.initialize()
    write('part.tsx', 'export const Part = ({ a }: { a: string }) => <b key="k">{a}</b>\n')
    write(
      'main.ts',
      `import type { Agent } from 'node:http'
       import { Agent as Unused } from 'node:http'
       function kept(_target: object, _name: string) {}
       export class Row {
         @kept declare agent: Agent
         @kept name: string = 'x'
         constructor(private readonly id: number, public other?: Unused) {}
         get both() { return this.id + this.name }
       }
       enum Kind { A, B }
       console.log(new Row(Kind.B).both, new Error('here').stack!.includes('main.ts:11'))\n`
    )
    assert.equal(run(), '1x true')
    for (const [name, format] of [
      ['main.ts', 'module-typescript'],
      ['part.tsx', undefined],
    ] as const) {
      rmSync(join(folder, 'cache'), { recursive: true, force: true })
      write('entry.ts', `import './${name}'\n`)
      run(join(folder, 'entry.ts'))
      const url = pathToFileURL(join(folder, name)).href
      const { source } = await tsExec.load(url, { format }, async () => ({
        source: readFileSync(join(folder, name)),
      }))
      const kept = cached().map((one) => readFileSync(join(folder, 'cache', one), 'utf8'))
      assert.include(kept, source)
    }
  })

  test('is found by the names that the build gives: aliases, screens, queries; a plain script stays', ({
    assert,
  }) => {
    write('below/one.ts', 'export const one = import.meta.url.split("?")[1]\n')
    write('below/two.tsx', 'export const two = (<i>2</i>).type\n')
    write('below/three.js', 'export const three = 3\n')
    write('below/three.ts', 'export const three = "of TypeScript"\n')
    write(
      'main.ts',
      `import { one } from './below/one.js?again=1'
       import { two } from './below/two.js'
       import { three } from './below/three.js'
       import 'node:fs'
       const gone = await import('./below/four.js').catch(({ code }) => code)
       console.log(one, two, three, gone)\n`
    )
    assert.equal(run(), 'again=1 i 3 ERR_MODULE_NOT_FOUND')
  })
})
