import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { expect } from './support/expect.ts'

async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Karim Benali')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('longue-phrase-2026')
  await page.getByRole('button', { name: 'Créer un accès' }).click()
}

test.group('The link for colleagues', () => {
  test('an administrator makes it, a colleague makes an access by it, and an address that has one is led to the sign-in', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/settings/users', { as: 'admin' })
    await page.getByRole('button', { name: 'Créer un lien' }).click()
    const link = await page.getByRole('textbox', { name: 'Le lien' }).inputValue()
    const path = new URL(link).pathname

    const guest = await visit(path)
    await expect(
      guest.page.getByRole('heading', { name: 'Créer un accès chez Acme Belgium' })
    ).toBeVisible()
    await fill(guest.page, 'karim@example.test')
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(/Karim$/)

    const again = await visit(path)
    await fill(again.page, 'karim@example.test')
    await expect(again.page.getByRole('alert')).toContainText(
      'Un compte existe déjà avec cette adresse email.'
    )
    await expect(again.page).toHaveURL(/\/fr\/login$/, { timeout: 15_000 })

    await page.getByRole('button', { name: 'Fermer le lien' }).click()
    await expect(page.getByText('Aucun lien n’est ouvert.')).toBeVisible()
    const late = await visit(path, {
      refusals: [
        [404, '/api/onboarding/'],
        [401, '/api/'],
      ],
    })
    await expect(late.page).toHaveURL(/\/fr\/login/)
  })
})
