import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { expect } from './support/expect.ts'
import { newPackage } from './support/packages.ts'

test.group('A long list as a file', () => {
  test('is prepared while one goes on, waits among one’s exports, and is shown to no other user', async ({
    visit,
    assert,
  }) => {
    await newPackage({ nomFonction: 'Couvreuse' })
    const { page } = await visit('/fr/packages', {
      as: 'payroll',
      refusals: [[409, '/api/packages/csv']],
    })
    // As the server answers above 5,000 rows; the file that follows is a real one.
    await page.route('**/api/packages/csv*', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'E_LARGE_EXPORT', title: '', detail: '', errors: [] }),
      })
    )
    await page.getByRole('button', { name: 'Exporter' }).click()
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export d’une longue liste' })
    await expect(dialog.getByRole('link', { name: 'Télécharger' })).toBeVisible()

    // A user who closed the tab finds it again.
    await page.goto('/fr/exports')
    const file = page.getByRole('list', { name: 'Fichiers' }).getByRole('listitem').first()
    await expect(file).toContainText('Packages · CSV')
    const download = page.waitForEvent('download')
    await file.getByRole('link', { name: 'Télécharger' }).click()
    const got = await download
    assert.equal(got.suggestedFilename(), 'packages.csv')
    assert.include(await readFile(await got.path(), 'utf8'), 'Couvreuse')

    const { page: other } = await visit('/fr/exports', { as: 'viewer' })
    await expect(other.getByRole('heading', { name: 'Aucun export' })).toBeVisible()
  })
})
