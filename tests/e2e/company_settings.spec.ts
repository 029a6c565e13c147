import { test } from '@japa/runner'
import { companyChanges } from '#tests/helpers/company_changes'
import type { Page } from 'playwright-core'
import { expect } from './support/expect.ts'
import { accountOf } from './support/account.ts'
import { CHANGING } from './support/stage.ts'
import { GREETING } from './support/words.ts'

const ADMIN = { slug: CHANGING, as: 'admin' } as const
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

const accent = (page: Page) =>
  page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--accent')")

test.group('The settings of the company', () => {
  test('its name, colour and seat change, and show at once, also to a visitor', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/settings/company', ADMIN)
    await expect(page.getByRole('heading', { name: 'Identité' })).toBeVisible()
    const before = await accent(page)
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Wayne Group')
    await page.getByRole('textbox', { name: 'Couleur principale' }).fill('#7a1fa2')
    await page.getByRole('textbox', { name: 'Commune' }).fill('Namur')
    await page.getByRole('spinbutton', { name: 'Assurance-loi (%)' }).fill('1.25')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Les données de l’entreprise sont enregistrées.')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByText('Wayne Group')
    ).toBeVisible()
    assert.notEqual(await accent(page), before)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Commune' })).toHaveValue('Namur')
    await expect(page.getByRole('spinbutton', { name: 'Assurance-loi (%)' })).toHaveValue('1.25')

    const visitor = await visit('/fr/login', { slug: CHANGING })
    await expect(visitor.page.getByText('Wayne Group').first()).toBeVisible()
  })

  test('a colour that was only tried is gone when the form is left', async ({ visit, assert }) => {
    const { page } = await visit('/fr/settings/company', ADMIN)
    await expect(page.getByRole('heading', { name: 'Identité' })).toBeVisible()
    const before = await accent(page)
    await page.getByRole('textbox', { name: 'Couleur principale' }).fill('#123456')
    await expect.poll(() => accent(page)).not.toBe(before)
    await page.getByRole('link', { name: 'Accueil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GREETING)
    assert.equal(await accent(page), before)
  })

  test('of two people who change it, the second is told', async ({ visit }) => {
    const { page, expectRefusal } = await visit('/fr/settings/company', ADMIN)
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeVisible()
    const other = await accountOf('admin', CHANGING)
    const { body } = await other.get('/api/company')
    await other.put('/api/company', { ...companyChanges(body), city: 'Liège' })
    expectRefusal(409, '/api/company')
    await page.getByRole('textbox', { name: 'Commune' }).fill('Mons')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('alert')).toContainText('Quelqu’un')
  })

  test('a logo is chosen, stands in the bar, and is taken away; what is none is refused', async ({
    visit,
  }) => {
    const { page, expectRefusal } = await visit('/fr/settings/company', ADMIN)
    const file = page.getByLabel('Fichier du logo')
    await file.setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(SVG),
    })
    await expect(page.getByText('Le logo est enregistré.')).toBeVisible()
    await expect(page.locator('aside img')).toHaveAttribute('src', /\/api\/out\/company\/logo/)
    expectRefusal(422, '/api/company/logo')
    await file.setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(SVG.replace('<path', '<script>1</script><path')),
    })
    await expect(page.getByText(/sans script ni lien/)).toBeVisible()
    await page.getByRole('button', { name: 'Retirer' }).click()
    await expect(page.locator('aside img')).toHaveCount(0)
  })
})
