import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { foreignLines, withLine } from '#backend/scaffold/foreign_lines'

/** Files of others that a new module may touch. */
const MOST = 8
/** Written by its migration, and where a plan opens it. */
const BESIDE = ['database/schema.ts', 'modules/billing/domain/plans.ts']

test.group('A new module', () => {
  test('touches eight files of others at most, all of which the how-to names', async ({
    assert,
  }) => {
    const touched = [...new Set(foreignLines('visits').map(({ path }) => path)), ...BESIDE]
    assert.isAtMost(touched.length, MOST)
    const guide = await readFile(app.makePath('docs/how-to/add-a-module.md'), 'utf8')
    for (const path of touched) assert.include(guide, `\`${path}\``)
  })

  test('finds the place of each of its lines', async ({ assert }) => {
    for (const line of foreignLines('visits')) {
      const text = await readFile(app.makePath(line.path), 'utf8')
      assert.include(withLine(text, line), `${line.line}\n${line.before}`, line.path)
    }
    assert.throws(() => withLine('', foreignLines('visits')[0]), /has no one place/)
  })
})
