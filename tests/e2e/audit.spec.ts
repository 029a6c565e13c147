import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { expect } from './support/expect.ts'
import { accountOf } from './support/account.ts'

const log = (page: Page) => page.getByRole('list', { name: 'Journal d’audit' })

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test.group('The audit log', () => {
  test('an administrator finds who did what, page by page, and takes it along', async ({
    visit,
    assert,
  }) => {
    const hr = await accountOf('hr', 'globex')
    for (let i = 0; i < 60; i++) await hr.put('/api/users', { displayName: 'Nadia Haddad' })
    const { page } = await visit('/fr/settings/audit', { slug: 'globex', as: 'admin' })
    await choose(page, 'Événement', 'Profil modifié')
    await choose(page, 'Personne', 'Nadia Haddad')
    await expect(page).toHaveURL(/event=user\.updated&actor=/)
    await expect(log(page).getByRole('listitem')).toHaveCount(50)
    await page.getByRole('button', { name: 'Voir les événements plus anciens' }).click()
    await expect(log(page).getByRole('listitem')).toHaveCount(60)
    await expect(
      page.getByRole('button', { name: 'Voir les événements plus anciens' })
    ).toHaveCount(0)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
    ])
    assert.equal(file.suggestedFilename(), 'audit.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    assert.lengthOf(lines, 61)

    await page.getByRole('textbox', { name: /^Jour/ }).fill('01/01/2020')
    await expect(page.getByRole('heading', { name: 'Rien à montrer' })).toBeVisible()
  })
})
