import { access, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { figuresTable, withFigures } from '#tests/bench/readme_figures'

const read = (path: string) => readFile(app.makePath(path), 'utf8')

test.group('The README is true', () => {
  test('its figures are the measured ones of docs/figures.json', async ({ assert }) => {
    const readme = await read('README.md')
    assert.equal(
      withFigures(readme, figuresTable(JSON.parse(await read('docs/figures.json')))),
      readme
    )
  })

  test('every figure names a command of this tree and the day it ran', async ({ assert }) => {
    const { scripts } = JSON.parse(await read('package.json'))
    const { figures } = JSON.parse(await read('docs/figures.json'))
    assert.isNotEmpty(figures)
    for (const { what, command, on } of figures) {
      assert.match(on, /^20\d\d-\d\d-\d\d$/, what)
      assert.property(scripts, /^npm run ([a-z:]+)/.exec(command)?.[1] ?? command, what)
    }
  })

  test('every file it links to is there', async ({ assert }) => {
    const readme = await read('README.md')
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, link]) => link)
    assert.isAbove(links.length, 3)
    for (const link of links) await access(app.makePath(link))
  })

  test('every npm script it names exists', async ({ assert }) => {
    const { scripts } = JSON.parse(await read('package.json'))
    const named = [...(await read('README.md')).matchAll(/npm (?:run )?([a-z:]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !['ci', 'install'].includes(name))
    for (const name of named) assert.property(scripts, name)
  })
})
