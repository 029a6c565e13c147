import { readdir, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { built, SOON } from '#modules/billing/domain/plans'
import { FEATURES } from '#modules/shared/entitlements/entitlements'
import { urls } from '../../../frontend/urls.ts'

const EMPLOYER = new URL('../../../frontend/audiences/employer/', import.meta.url)
const source = (path: string) => readFile(new URL(path, EMPLOYER), 'utf8')

/** The addresses of the first `place(…)` to the last: screens that only say what they will be. */
async function places(): Promise<string[]> {
  const calls = (await source('routes.tsx')).matchAll(/\bplace\(\s*'\w+',([^)]*)\)/g)
  return [...calls].flatMap(([, paths]) =>
    [...paths.matchAll(/'([^']+)'/g)].map(([, at]) => `/${at}`)
  )
}

/** What the parts of the product bring: their lines of the navigation and their screens. */
async function sections(): Promise<string> {
  const names = await readdir(new URL('sections', EMPLOYER))
  return (await Promise.all(names.map((name) => source(`sections/${name}`)))).join('\n')
}

const addresses = (lines: string) =>
  [...lines.matchAll(/\bto: urls\.(\w+)/g)].map(([, name]) => urls[name as 'home'])

test.group('What is not built', () => {
  test('the menu leads to no screen that is not there, and what is there is not put off', async ({
    assert,
  }) => {
    const unbuilt = await places()
    assert.isAbove(unbuilt.length, 1)
    const lines = [...(await sections()).matchAll(/\bline: \{[^}]*\}/g)].map(([line]) => line)
    const open = addresses(lines.join())
    const soon = addresses(await source('navigation.ts'))
    assert.isAbove(open.length, 6)
    assert.deepEqual(
      open.filter((to) => unbuilt.includes(to)),
      []
    )
    assert.deepEqual(
      soon.filter((to) => !unbuilt.includes(to)),
      []
    )
  })

  test('a line of the menu is locked with the screens that it leads to', async ({ assert }) => {
    const texts = await Promise.all(
      (await readdir(new URL('sections', EMPLOYER))).map((name) => source(`sections/${name}`))
    )
    const both = texts
      .map((text) => [/\bfeature: '(\w+)'/.exec(text)?.[1], /\bgated\('(\w+)'/.exec(text)?.[1]])
      .filter(([line]) => line !== undefined)
    assert.isAbove(both.length, 6)
    for (const [line, screens] of both) assert.equal(line, screens)
    assert.lengthOf(
      both.filter(([line]) => line === 'scenarios'),
      4
    )
  })

  test('a feature is sold when it has a screen, and not before', async ({ assert }) => {
    const opened = [...(await sections()).matchAll(/\bgated\('(\w+)'/g)]
    const withScreens = new Set(opened.map(([, feature]) => feature))
    assert.sameMembers([...withScreens], built(FEATURES))
    assert.sameMembers([...built(FEATURES), ...SOON], [...FEATURES])
  })
})
