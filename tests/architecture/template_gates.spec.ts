import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { manifest } from '#modules/templates/index'
import {
  openKinds,
  TEMPLATE_FEATURES,
  TEMPLATE_KINDS,
} from '#modules/templates/domain/template_body'

const source = (path: string) =>
  readFile(new URL(`../../frontend/${path}`, import.meta.url), 'utf8')

test.group('Settings > documents', () => {
  test('menu, routes and calls are open to the same plans', async ({ assert }) => {
    const [, listed] = /TEMPLATE_FEATURES = \[([^\]]*)\]/.exec(
      await source('lib/settings-pages.ts')
    )!
    const ofMenu = [...listed.matchAll(/'(\w+)'/g)].map(([, feature]) => feature)
    assert.deepEqual(ofMenu, [...TEMPLATE_FEATURES])
    const routes = await source('audiences/employer/sections/settings.tsx')
    const [, gated] = /gated\(TEMPLATE_FEATURES, \[([\s\S]*?)\]\)/.exec(routes)!
    const paths = [...routes.matchAll(/path: '(settings\/documents[^']*)'/g)]
    assert.isAbove(paths.length, 2)
    for (const [, path] of paths) assert.include(gated, `'${path}'`)
    const calls = manifest.endpoints!.filter(({ path }) => path.startsWith('/document-templates'))
    assert.isAbove(calls.length, 5)
    for (const call of calls) assert.equal(call.feature, TEMPLATE_FEATURES, call.path)
  })

  test('each feature opens kinds of its own, and all of them together every kind', ({ assert }) => {
    for (const feature of TEMPLATE_FEATURES) assert.isNotEmpty(openKinds(new Set([feature])))
    assert.deepEqual(openKinds(new Set(TEMPLATE_FEATURES)), [...TEMPLATE_KINDS])
    assert.isEmpty(openKinds(new Set(['documents', 'team'])))
  })
})
