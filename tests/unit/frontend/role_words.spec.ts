import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { ROLES } from '#modules/shared/words/roles'

test.group('Words of the role table', () => {
  for (const locale of ['fr', 'nl', 'en']) {
    test(`every role has its name and what it may in ${locale}`, async ({ assert }) => {
      const file = new URL(`../../../frontend/lang/${locale}/people.json`, import.meta.url)
      const words = JSON.parse(await readFile(file, 'utf8'))
      const wanted = ROLES.flatMap((role) => [`role_${role}`, `roleText_${role}`])
      assert.deepEqual(
        wanted.filter((key) => !words[key]),
        []
      )
    })
  }
})
