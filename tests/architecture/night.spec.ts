import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { NIGHT_FILES, nightPaths, nightSuites, nightTable } from '../nightly/night_files.ts'
import { NIGHTLY } from '../nightly/tasks.ts'

const suites = () => app.rcFile.tests.suites.filter(({ name }) => nightSuites().includes(name))

test.group('What waits for the night', () => {
  test('is named once, exists, and belongs to a suite', ({ assert }) => {
    assert.sameMembers(
      suites().map(({ name }) => name),
      nightSuites()
    )
    const paths = suites().flatMap(nightPaths)
    assert.lengthOf(paths, NIGHT_FILES.flatMap(({ files }) => files).length)
    assert.deepEqual(paths.length, new Set(paths).size)
    assert.deepEqual(
      paths.filter((path) => !existsSync(app.makePath(path))),
      []
    )
  })

  test('leaves each suite something for the day', async ({ assert }) => {
    for (const suite of suites()) {
      const all = await Array.fromAsync(glob(suite.files as string[], { cwd: app.makePath() }))
      assert.isAbove(all.length, nightPaths(suite).length, suite.name)
    }
  })

  test('is run by npm run nightly, and listed in the README', async ({ assert }) => {
    assert.isTrue(NIGHTLY.some(({ command }) => command.includes('--night')))
    const readme = await readFile(app.makePath('README.md'), 'utf8')
    const [, table] = readme.split(/<!-- (?:end of )?night files[^>]*-->/)
    assert.equal(table?.trim(), nightTable())
  })
})
