import { join } from 'node:path'
import { test } from '@japa/runner'
import { sharedName } from '../../../bin/launch/parts/postgres_place.ts'
import { DATA } from '../../../bin/launch/paths.mjs'

test.group('The place of a cluster outside of the checkout', () => {
  test('is one for the product and another for each test run', ({ assert }) => {
    const names = [DATA, join(DATA, 'test', '41'), join(DATA, 'test', '42')].map((folder) =>
      sharedName('postgres', folder)
    )
    assert.deepEqual(names, ['postgres', 'test-41-postgres', 'test-42-postgres'])
  })
})
