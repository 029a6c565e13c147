import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

/** A line of a menu, and the title of the screen it opens. */
const SAME: readonly [menu: string, title: string][] = [
  ['nav.simulator', 'packages.title'],
  ['nav.offers', 'offers.title'],
  ['nav.law', 'law.title'],
  ['settings.account', 'account.title'],
  ['settings.company', 'company.title'],
  ['settings.users', 'people.title'],
  ['settings.computeModels', 'models.title'],
  ['settings.departments', 'departments.title'],
  ['settings.benefits', 'benefits.title'],
  ['settings.documents', 'documents.title'],
  ['settings.billing', 'billing.title'],
  ['settings.audit', 'audit.title'],
]

test.group('The menus', () => {
  test('call each screen what it calls itself, in {$self}')
    .with(['fr', 'nl', 'en'])
    .run(async ({ assert }, language) => {
      const message = async (id: string) => {
        const [file, key] = id.split('.') as [string, string]
        const path = `../../../frontend/lang/${language}/${file}.json`
        return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'))[key]
      }
      for (const [menu, title] of SAME)
        assert.equal(await message(menu), await message(title), menu)
    })
})
