import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { barema, TYPED } from './barema.ts'

test.group('barema --help and --version', () => {
  test('the version is that of the package', async ({ assert }) => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'))
    for (const option of ['--version', '-v'])
      assert.deepEqual(await barema([option]), { code: 0, out: `${version}\n`, err: '' })
    assert.equal((await barema(['--version'], { entry: TYPED })).out, `${version}\n`)
  })

  test('the operator’s commands show examples too', async ({ assert }) => {
    for (const path of [['backup'], ['backup', 'key'], ['backup', 'verify'], ['restore']]) {
      const { code, out } = await barema([...path, '--help'], { entry: TYPED })
      assert.equal(code, 0)
      assert.include(out, `  $ barema ${path.join(' ')}`)
    }
  })

  test('a wrong command is told in few lines, with the nearest name', async ({ assert }) => {
    const { code, out, err } = await barema(['compure'])
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /unknown command 'compure'\n\(Did you mean compute\?\)/)
    assert.isAtMost(err.split('\n').length, 4)
  })

  test('nothing is coloured, not even where colours are asked for', async ({ assert }) => {
    for (const env of [{ NO_COLOR: '1' }, { FORCE_COLOR: '3' }]) {
      const shown = await barema(['compute', '--gross', '3000'], { env })
      const help = await barema(['compute', '--help'], { env })
      for (const text of [shown.out, help.out]) assert.notInclude(text, '\u001b')
    }
  })
})
