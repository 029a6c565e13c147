import { test } from '@japa/runner'
import { installedAgrees } from '../../../bin/launch/setup/installed_agrees.mjs'

const lock = {
  packages: {
    '': {},
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/@tool/darwin': { version: '1.0.0', optional: true },
  },
}

test.group('Whether node_modules is what the lockfile asks for', () => {
  test('builds for other platforms may be missing', ({ assert }) => {
    assert.isTrue(installedAgrees(lock, { packages: { 'node_modules/pg': { version: '8.23.1' } } }))
  })

  test('another version or a missing package means npm ci', ({ assert }) => {
    assert.isFalse(
      installedAgrees(lock, { packages: { 'node_modules/pg': { version: '8.23.0' } } })
    )
    assert.isFalse(installedAgrees(lock, { packages: {} }))
  })
})
