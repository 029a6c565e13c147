import { readdir, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { built, SOON } from '#modules/billing/domain/plans'
import { FEATURES } from '#modules/shared/entitlements/entitlements'

const EMPLOYER = new URL('../../../frontend/audiences/employer/', import.meta.url)
const source = (path: string) => readFile(new URL(path, EMPLOYER), 'utf8')

/** What the parts of the product bring: their lines of the navigation and their screens. */
async function sections(): Promise<string> {
  const names = await readdir(new URL('sections', EMPLOYER))
  return (await Promise.all(names.map((name) => source(`sections/${name}`)))).join('\n')
}

test.group('What is not built', () => {
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
