import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { RIGHTS, ROLES } from '#modules/accounts/domain/rights'

test.group('Words of the role table', () => {
  for (const locale of ['fr', 'nl', 'en']) {
    test(`every role and every right has its name in ${locale}`, async ({ assert }) => {
      const file = new URL(`../../../frontend/lang/${locale}/people.json`, import.meta.url)
      const words = JSON.parse(await readFile(file, 'utf8'))
      const wanted = [
        ...ROLES.flatMap((role) => [`role_${role}`, `roleText_${role}`]),
        ...Object.keys(RIGHTS).map((right) => `right_${right}`),
      ]
      assert.deepEqual(
        wanted.filter((key) => !words[key]),
        []
      )
    })
  }
})
