import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { built, SOON } from '#modules/billing/domain/plans'
import { FEATURES } from '#modules/shared/entitlements/entitlements'
import { urls } from '../../../frontend/urls.ts'

const source = (path: string) =>
  readFile(new URL(`../../../frontend/audiences/employer/${path}`, import.meta.url), 'utf8')

/** The addresses of the first `place(…)` to the last: screens that only say what they will be. */
async function places(): Promise<string[]> {
  const calls = (await source('routes.tsx')).matchAll(/\bplace\(\s*'\w+',([^)]*)\)/g)
  return [...calls].flatMap(([, paths]) =>
    [...paths.matchAll(/'([^']+)'/g)].map(([, at]) => `/${at}`)
  )
}

/** The addresses of one list of the navigation. */
async function lines(name: 'NAVIGATION' | 'SOON'): Promise<string[]> {
  const [, list] = (await source('navigation.ts')).split(new RegExp(`export const ${name}\\b`))
  const until = list.indexOf('\nexport const ')
  const entries = list.slice(0, until < 0 ? undefined : until).matchAll(/to: urls\.(\w+)/g)
  return [...entries].map(([, entry]) => urls[entry as 'home'])
}

test.group('What is not built', () => {
  test('the menu leads to no screen that is not there, and what is there is not put off', async ({
    assert,
  }) => {
    const unbuilt = await places()
    assert.isAbove(unbuilt.length, 20)
    const [open, soon] = [await lines('NAVIGATION'), await lines('SOON')]
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

  test('a feature is sold when it has a screen, and not before', async ({ assert }) => {
    const opened = [...(await source('routes.tsx')).matchAll(/\bgated\('(\w+)'/g)]
    const withScreens = new Set(opened.map(([, feature]) => feature))
    assert.sameMembers([...withScreens], built(FEATURES))
    assert.sameMembers([...built(FEATURES), ...SOON], [...FEATURES])
  })
})
